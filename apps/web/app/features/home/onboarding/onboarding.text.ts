import { plural } from '../../../text/counts.ts'

const communities = (count: number) => plural(count, { one: `${count} communauté`, other: `${count} communautés` })

export const onboardingText = {
  step: (step: number, total: number) => `Étape ${step} sur ${total}`,
  back: 'Retour',
  later: 'Plus tard',
  next: 'Continuer',
  nextWith: (count: number): string => (count === 0 ? 'Continuer' : `Continuer avec ${communities(count)}`),
  finish: 'Terminer',
  save: 'Enregistrer',
  steps: {
    photo: {
      lead: 'Glisse et pince pour cadrer. Le lieu caché dans l’image est effacé dès l’envoi.',
      keep: 'Garder cette photo',
    },
    moi: { title: 'Dis qui tu es', lead: 'Deux lignes suffisent. Tu pourras tout changer ensuite.' },
    lieu: {
      title: 'Où es-tu ?',
      lead: 'Les autres voient ta commune et une distance arrondie. Jamais ton adresse, jamais un point sur une carte.',
      action: 'C’est là',
    },
    interets: { title: 'Ce qui te plaît', lead: 'Ce sera un bon début de conversation.' },
    communautes: {
      title: 'Où veux-tu parler ?',
      lead: 'Entre où tu veux, repars quand tu veux.',
      none: 'Aucune communauté n’est ouverte pour l’instant. Tu pourras en fonder une.',
    },
    notifications: {
      title: 'Quand te prévenir ?',
      lead: 'Le détail, notification par notification, est dans les réglages.',
    },
  },
  join: 'Rejoindre',
  isIn: 'Membre',
  with: (name: string, others: number): string => {
    if (others === 0) return name
    return plural(others, { one: `${name} et une autre`, other: `${name} et ${others} autres` })
  },
  lookingForLead: 'Choisis tout ce qui te va. Rien n’est définitif.',
  welcome: (name: string) => `Bienvenue, ${name}`,
  opener: 'Un mot, et c’est parti :',
  hello: (near: boolean) => (near ? 'Bonjour voisine !' : 'Bonjour !'),
  other: 'Écrire autre chose',
  sayHello: 'Dire bonjour',
  sayHelloTo: (name: string) => `Dire bonjour à ${name}`,
  enter: 'Entrer',
} as const
