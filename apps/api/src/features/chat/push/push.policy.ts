import { definePolicy } from '../../../platform/http/policy.ts'

const isStaff = (role: string | undefined) => role !== undefined && role !== 'member'

export const pushPolicy = definePolicy<{ userId: number }>()({
  /** POST /api/notifications/send, to own devices or by staff. */
  'device.push': (viewer, { userId }) => viewer !== null && (viewer.id === userId || isStaff(viewer.role)),
  'device.remove': (viewer, { userId }) => viewer?.id === userId,
})
