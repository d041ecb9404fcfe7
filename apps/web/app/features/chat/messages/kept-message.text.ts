export const keptMessageText = {
  held: {
    lead: 'Quelqu’un de l’équipe le lit d’abord.',
    text: 'Les premiers jours, un message qui contient un numéro ou certains mots est relu avant d’être remis. Tu n’as rien à faire.',
  },
  refused: {
    lead: 'Ce message ne lui a pas été remis.',
    text: 'Si l’équipe l’a refusé, tu as reçu l’explication, et tu peux demander une relecture. Tu peux aussi le reprendre et l’écrire autrement.',
  },
  takeBack: 'Le reprendre',
  takenBack: 'Ton message est repris.',
  why: 'Voir la décision',
} as const
