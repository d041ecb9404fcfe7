export const pollSheetText = {
  title: 'Un sondage',
  question: 'Ta question',
  placeholder: 'On se retrouve quand ?',
  noQuestion: 'Écris ta question.',
  send: 'Envoyer le sondage',
} as const
