import { limits } from '../limits.ts'
import type { ErrorDefinition } from '../page-errors.ts'

export const likeErrors = {
  LIKES_TODAY: {
    status: 429,
    text: `Tu as donné ${limits.likes.day} cœurs aujourd’hui, c’est déjà beaucoup. Reviens demain.`,
    textWhen: (wait) =>
      `Tu as donné ${limits.likes.day} cœurs aujourd’hui, c’est déjà beaucoup. Tu pourras en donner d’autres ${wait}.`,
  },
} as const satisfies Record<string, ErrorDefinition>
