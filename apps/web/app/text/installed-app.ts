export const updateText = {
  ready: 'Une nouvelle version est prête.',
  reload: 'Recharger',
  refreshing: 'La page se met à jour…',
} as const

export const appPicturesText: Record<string, string> = {
  dashboard: 'L’accueil d’une membre',
  messages: 'Une conversation',
  shares: 'Ce que les membres partagent',
  profile: 'Le profil d’une membre',
}

export const installText = {
  title: (site: string) => `${site} sur ton écran d’accueil`,
  lead: 'Un geste pour l’ouvrir, tes conversations même sans réseau, et des notifications quand on t’écrit.',
  install: 'Installer',
  later: 'Plus tard',
  close: 'Fermer',
  steps: [
    { icon: 'share', text: 'Touche « Partager » dans Safari.' },
    { icon: 'square-plus', text: 'Choisis « Sur l’écran d’accueil ».' },
  ],
} as const
