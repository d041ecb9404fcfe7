export const pushText = {
  prompt: {
    title: 'Reste connectée',
    enable: 'Activer mes notifications',
    later: 'Plus tard',
  },
  /** Specification §4, to the letter. */
  outcome: {
    granted: 'Les notifications sont activées ! 🎉',
    denied: 'Les notifications sont désactivées ! 😢',
    default: 'Les notifications sont en attente ! 🕒',
  },
  /** Name of our notification channel in the phone's settings. */
  channel: { name: 'Notifications', description: 'Ce qui t’attend sur le site.' },
  bell: 'Notifications coupées, voir comment les rétablir',
} as const
