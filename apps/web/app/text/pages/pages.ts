interface PageError {
  title: string
  text: string
}

export const offlinePageText = {
  title: 'Pas de réseau',
  text: 'Cette page s’ouvrira dès que le réseau sera revenu.',
  retry: 'Réessayer',
} as const

/** Online, but the page did not load: a deployment or an outage. */
export const missingPageText = {
  title: 'La page n’est pas arrivée',
  text: 'Réessaie dans un instant.',
} as const

export const errorPageText = {
  home: 'Revenir à l’accueil',
  signIn: 'Me connecter',
  waysOn: 'Ou continue ici',
  members: 'Voir les membres',
  findMember: 'Chercher une membre',
  shares: 'Lire les partages',
  journal: 'Lire le journal',
  /** Sentence around the link to the contact form and the reference. */
  repeats: 'Ça recommence\u202f?',
  write: 'Écris-nous',
  withReference: 'avec ce repère\u202f:',
} as const

export const brokenPageText = {
  sent: 'Ce que tu viens d’envoyer est bien arrivé\u202f: inutile de recommencer.',
  kept: 'Ce que tu avais écrit sur cette page est gardé\u202f: réessaie, tu le retrouveras.',
} as const

/** Error pages by HTTP status. The brand has the texts for 404 and for our own faults. */
export const pageErrorText: Record<number, PageError> & { 400: PageError } = {
  400: {
    title: 'Cette adresse n’est pas valable',
    text: 'Elle est incomplète ou mal copiée. Repars de l’accueil.',
  },
  401: {
    title: 'Il faut te connecter',
    text: 'Cette page est réservée aux membres. Connecte-toi et tu y reviendras aussitôt.',
  },
  403: {
    title: 'Cette page n’est pas pour toi',
    text: 'Elle est réservée à d’autres personnes. Si tu penses que c’est une erreur, écris-nous.',
  },
  405: {
    title: 'Cette page ne permet pas cela',
    text: 'On peut la lire, pas y envoyer quelque chose. Repars de l’accueil.',
  },
  410: {
    title: 'Cette page a été retirée',
    text: 'Son autrice ou la modération l’a retirée.',
  },
  429: {
    title: 'Doucement',
    text: 'Tu as demandé beaucoup de pages d’un coup. Attends une minute, puis réessaie.',
  },
  503: {
    title: 'On revient tout de suite',
    text: 'Le site se remet en route. Recharge la page dans une minute.',
  },
}
