/** The site as an app on her device. */
export const updateText = {
  ready: 'Une version toute neuve t’attend.',
  reload: 'Recharger',
} as const

/** Under the pictures that a phone shows before it installs the app, by page. */
export const appPicturesText: Record<string, string> = {
  dashboard: 'L’accueil d’une membre',
  messages: 'Une conversation',
  shares: 'Ce que les membres partagent',
  profile: 'Le profil d’une membre',
}

/** The invitation to have the site as an app. */
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
