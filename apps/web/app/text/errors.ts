/** Sentences for failures that happen before the API could answer. Its own codes are added from the contract. */
export const networkErrorText = {
  OFFLINE: 'Tu es hors ligne. Réessaie quand le réseau revient.',
  TIMEOUT: 'Le réseau est très lent. Réessaie dans un instant.',
  UNKNOWN: 'Quelque chose a coincé chez nous. Réessaie dans un instant.',
} as const

export type NetworkErrorCode = keyof typeof networkErrorText
