import { definePolicy } from '../../platform/policy.ts'

const isStaff = (role: string | undefined) => role !== undefined && role !== 'member'

export const pushPolicy = definePolicy<{ userId: number }>()({
  /** POST /api/notifications/send: to her own devices, or by staff. */
  'device.push': (viewer, { userId }) => viewer !== null && (viewer.id === userId || isStaff(viewer.role)),
  'device.remove': (viewer, { userId }) => viewer?.id === userId,
})
