interface PageError {
  title: string
  text: string
  action: string
}

const broken: PageError = {
  title: 'Quelque chose a coincé chez nous',
  text: 'Ce n’est pas toi. Réessaie dans un instant ; si ça recommence, écris-nous avec la ligne ci-dessous.',
  action: 'Revenir à l’accueil',
}

/** Nothing answered: not a fault of hers, nor of ours. */
export const offlinePageText = {
  title: 'Pas de réseau',
  text: 'Cette page n’a pas pu arriver jusqu’à toi. Elle viendra dès que le réseau sera revenu.',
  retry: 'Réessayer',
} as const

/** There is a network, and it did not come all the same: the site is being built anew, or rests. */
export const missingPageText = {
  title: 'La page n’est pas arrivée',
  text: 'Réessaie dans un instant.',
} as const

/** What a whole page says when it cannot be shown, by HTTP status. 404 has the brand's own words. */
export const pageErrorText: Record<number, PageError> & { 400: PageError; 500: PageError } = {
  400: {
    title: 'Cette adresse n’est pas bonne',
    text: 'Il y manque quelque chose, ou il y a quelque chose de trop. Repars de l’accueil.',
    action: 'Revenir à l’accueil',
  },
  401: {
    title: 'Il faut te connecter',
    text: 'Cette page est réservée aux membres. Connecte-toi et tu y reviendras aussitôt.',
    action: 'Revenir à l’accueil',
  },
  403: {
    title: 'Cette page n’est pas pour toi',
    text: 'Elle est réservée à d’autres personnes. Si tu penses que c’est une erreur, écris-nous.',
    action: 'Revenir à l’accueil',
  },
  405: {
    title: 'Cette page ne sait pas faire cela',
    text: 'Elle se lit, mais rien ne s’y envoie de cette façon. Repars de l’accueil.',
    action: 'Revenir à l’accueil',
  },
  410: {
    title: 'Cette page a été retirée',
    text: 'Celle qui l’avait écrite l’a enlevée, ou la modération l’a fait.',
    action: 'Revenir à l’accueil',
  },
  429: {
    title: 'Doucement',
    text: 'Tu as demandé beaucoup de pages d’un coup. Attends une minute, puis réessaie.',
    action: 'Revenir à l’accueil',
  },
  500: broken,
  503: {
    title: 'On revient tout de suite',
    text: 'Le site se remet en route. Recharge la page dans une minute.',
    action: 'Revenir à l’accueil',
  },
}
