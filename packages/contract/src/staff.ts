import { z } from 'zod'
import { deskQuery } from './desk.ts'
import { Id } from './primitives.ts'
import { Role } from './roles.ts'

/** Somebody who works for the place, as administrators see her. */
export const StaffRow = z.object({
  id: Id,
  username: z.string(),
  name: z.string(),
  role: Role,
  /** Without it her role opens nothing in production. */
  secondFactor: z.boolean(),
  lastConnection: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type StaffRow = z.infer<typeof StaffRow>

export const StaffQuery = deskQuery(['name', 'role', 'lastConnection', 'createdAt'], { role: Role.optional() })

export const ChangeStaffRole = z.strictObject({ role: Role })

/** A role for somebody who has none yet, by the name of her address. */
export const GiveRole = z.strictObject({
  username: z.string({ error: 'Écris le nom de son adresse.' }).trim().min(1, 'Écris le nom de son adresse.').max(60),
  role: Role,
})
