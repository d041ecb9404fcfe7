/** What someone reads who may not, or not yet, go to the desk. */
export const deskDoorText = {
  closed: {
    title: 'Le bureau n’est pas ouvert à ton compte',
    lead: 'C’est là que la rédaction écrit le journal et les pages du site. Si tu en fais partie, demande ton accès à l’administratrice.',
    action: 'Revenir à l’accueil',
    to: '/dashboard',
  },
  secondFactor: {
    title: 'Encore une précaution',
    lead: 'Ton rôle demande un second facteur : sans lui, le bureau reste fermé. Active-le dans Réglages, Sécurité, puis reviens.',
    action: 'Activer le second facteur',
    to: '/settings/securite',
  },
} as const
