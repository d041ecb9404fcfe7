export const adminEntryText = {
  closed: {
    title: 'Le bureau n’est pas ouvert à ton compte',
    lead: 'C’est là que l’équipe écrit le journal et les pages du site. Si tu en fais partie, demande ton accès à l’administratrice.',
    action: 'Revenir à l’accueil',
    to: '/dashboard',
  },
  secondFactor: {
    title: 'Encore une précaution',
    lead: 'Ton rôle demande la validation en deux étapes : sans elle, le bureau reste fermé. Active-la dans Réglages, Sécurité, puis reviens.',
    action: 'Activer la validation en deux étapes',
    to: '/settings/securite',
  },
} as const
