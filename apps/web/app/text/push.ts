/** What the page says of notifications outside itself: the asking and what came of it. */
export const pushText = {
  prompt: {
    title: 'Reste connectée',
    text: 'Une demande, une réponse, une sortie\u202F: on te prévient, et tu choisis de quoi.',
    enable: 'Activer mes notifications',
    later: 'Plus tard',
  },
  /** Specification §4, to the letter. */
  outcome: {
    granted: 'Les notifications sont activées ! 🎉',
    denied: 'Les notifications sont désactivées ! 😢',
    default: 'Les notifications sont en attente ! 🕒',
  },
  /** What the phone’s own settings call our pushes. */
  channel: { name: 'Notifications', description: 'Ce qui t’attend sur le site.' },
  bell: 'Notifications coupées, voir comment les rétablir',
} as const
