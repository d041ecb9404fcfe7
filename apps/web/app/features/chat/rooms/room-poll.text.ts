export const roomPollText = {
  mark: 'Sondage',
  end: 'Clore le sondage',
  ended: 'Sondage clos. Tout le monde en voit les résultats.',
  endQuestion: {
    title: 'Clore ce sondage maintenant ?',
    text: 'Personne ne pourra plus voter, et toutes verront les résultats. Tu ne pourras pas le rouvrir.',
    confirmLabel: 'Clore le sondage',
    cancelLabel: 'Le laisser ouvert',
  },
} as const
