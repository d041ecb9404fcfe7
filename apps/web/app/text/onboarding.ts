/** The first steps after the confirmation of her address. */
export const onboardingText = {
  step: (step: number, total: number) => `Étape ${step} sur ${total}`,
  back: 'Étape précédente',
  later: 'Plus tard',
  skip: 'Passer',
  next: 'Continuer',
  finish: 'Ouvrir mon profil',
  steps: {
    moi: { title: 'Dis qui tu es', lead: 'Deux lignes suffisent. Tu pourras tout changer ensuite.' },
    lieu: { title: 'Où vis-tu ?', lead: 'Pour te montrer celles qui ne sont pas loin.' },
    interets: { title: 'Ce qui te plaît', lead: 'Ce sera un bon début de conversation.' },
    communautes: {
      title: 'Où veux-tu parler ?',
      lead: 'Entre où tu veux, tu en sors quand tu veux.',
      none: 'Aucune communauté n’est ouverte pour l’instant. Tu pourras en fonder une.',
    },
    notifications: {
      title: 'Ce qui te fait signe',
      lead: 'Le détail, notification par notification, est dans les réglages.',
    },
  },
  isIn: 'Tu en fais partie',
  lookingForLead: 'Coche tout ce qui te va. Rien n’est définitif.',
  meet: 'Voir les membres',
  home: 'Aller à l’accueil',
  changeLater: 'Tout se change dans les réglages.',
} as const
