/** Sentences of the composer. */
export const composerText = {
  title: 'Publier',
} as const
