import { z } from 'zod'

/** Values of `roleUser`. */
export const Role = z.enum(['member', 'moderator', 'editor', 'admin'])
export type Role = z.infer<typeof Role>
