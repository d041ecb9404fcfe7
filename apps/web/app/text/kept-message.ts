/** Of a first message that waits to be read, or goes no further: fetched where there is one. */
export const keptMessageText = {
  held: {
    lead: 'Quelqu’un de l’équipe le lit d’abord.',
    text: 'Les premiers jours, un message avec un numéro ou certains mots est relu avant d’arriver. Tu n’as rien à faire.',
  },
  refused: {
    lead: 'Ce message ne lui a pas été remis.',
    text: 'Si l’équipe l’a refusé, tu as reçu l’explication, et tu peux demander une relecture. Tu peux aussi le reprendre et l’écrire autrement.',
  },
  takeBack: 'Le reprendre',
  takenBack: 'Ton message est repris.',
  why: 'Voir la décision',
} as const
