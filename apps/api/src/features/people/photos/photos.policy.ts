import { definePolicy } from '../../../platform/http/policy.ts'

export const photoPolicy = definePolicy<{ userId: number }>()({
  'photo.change': (viewer, photo) => viewer !== null && viewer.id === photo.userId,
})
