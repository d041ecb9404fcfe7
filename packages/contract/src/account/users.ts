import { z } from 'zod'
import { Instant } from '../primitives.ts'

/** PUT /api/users/{id} (specification §7): only the last-connection call and the push-token call. */
export const UserUpdate = z
  .object({
    lastConnection: Instant,
    pause: z.literal(0),
    deviceType: z.enum(['Mobile', 'Desktop']),
    deviceBrowser: z.string().max(60),
    deviceOs: z.string().max(60),
    onPwa: z.boolean(),
    fcmDate: z.union([Instant, z.literal('')]).nullable(),
    fcmToken: z.string().max(4096).nullable(),
    fcmPassword: z.string().max(64).nullable(),
  })
  .partial()
  .strict()
export type UserUpdate = z.infer<typeof UserUpdate>
