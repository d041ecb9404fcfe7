export const signOutText = {
  signOut: 'Me déconnecter',
  signOutTitle: 'Te déconnecter ?',
  signOutLead: 'Tu pourras revenir quand tu veux, avec ton adresse et ton mot de passe.',
  stay: 'Rester',
  goodbyeTitle: 'À bientôt',
  goodbyeLead: 'Tu es déconnectée. Reviens quand tu veux.',
  goHome: 'Revenir à l’accueil',
} as const
