import { definePolicy } from '../../../platform/http/policy.ts'

/** Moderators cannot judge their own content. */
export const filtersPolicy = definePolicy<{ authorId: number }>()({
  'held.open': (viewer, { authorId }) =>
    (viewer?.role === 'moderator' || viewer?.role === 'admin') && viewer.id !== authorId,
})
