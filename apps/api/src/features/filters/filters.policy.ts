import { definePolicy } from '../../platform/policy.ts'

/** Nobody judges what she wrote herself. */
export const filtersPolicy = definePolicy<{ authorId: number }>()({
  'held.open': (viewer, { authorId }) =>
    (viewer?.role === 'moderator' || viewer?.role === 'admin') && viewer.id !== authorId,
})
