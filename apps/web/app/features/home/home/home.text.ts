/** Texts shared by both brands. */
export const homeText = {
  ctaNote: ['Quatre champs.', 'Gratuit, et ça le restera.'],
  publicShares: 'Partages publics',
  allShares: 'Tous les partages publics',
} as const
