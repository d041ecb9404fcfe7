/** Sentences of the home page that both brands say the same way. */
export const homeText = {
  ctaNote: ['Trois champs.', 'Gratuit, et ça le restera.'],
  publicShares: 'Partages publics',
  allShares: 'Tous les partages publics',
} as const
