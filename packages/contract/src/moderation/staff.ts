import { z } from 'zod'
import { Role } from '../operations/roles.ts'
import { Id } from '../primitives.ts'
import { deskQuery } from './admin-list.ts'

export const StaffRow = z.object({
  id: Id,
  username: z.string(),
  name: z.string(),
  role: Role,
  /** In production, a role is ineffective without it. */
  secondFactor: z.boolean(),
  lastConnection: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type StaffRow = z.infer<typeof StaffRow>

export const StaffQuery = deskQuery(['name', 'role', 'lastConnection', 'createdAt'], { role: Role.optional() })

export const ChangeStaffRole = z.strictObject({ role: Role })

/** For a member without a role. */
export const GiveRole = z.strictObject({
  username: z.string({ error: 'Écris le nom de son adresse.' }).trim().min(1, 'Écris le nom de son adresse.').max(60),
  role: Role,
})
