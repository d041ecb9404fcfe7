import { limits } from '../limits.ts'
import type { ErrorDefinition } from '../page-errors.ts'

export const likeErrors = {
  LIKES_TODAY: {
    status: 429,
    text: `${limits.likes.day} cœurs en une journée, c’est déjà beaucoup. Reviens demain.`,
    textWhen: (wait) =>
      `${limits.likes.day} cœurs en une journée, c’est déjà beaucoup. Tu pourras en donner d’autres ${wait}.`,
  },
} as const satisfies Record<string, ErrorDefinition>
