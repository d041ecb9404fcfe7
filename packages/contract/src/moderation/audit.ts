import { z } from 'zod'
import { Id } from '../primitives.ts'
import { deskQuery } from './admin-list.ts'

export const AuditRow = z.object({
  id: Id,
  createdAt: z.iso.datetime(),
  action: z.string(),
  /** Null for a command on the server, or a deleted account. */
  actor: z.object({ username: z.string(), name: z.string() }).nullable(),
  target: z.string(),
  targetId: z.number().int().nullable(),
  /** Null also if the account is deleted. */
  member: z.object({ username: z.string(), name: z.string() }).nullable(),
  detail: z.record(z.string(), z.unknown()),
  ip: z.string().nullable(),
})
export type AuditRow = z.infer<typeof AuditRow>

/** `q` searches actor and member by name; `actor` is a username. */
export const AuditQuery = deskQuery(['createdAt'], {
  action: z.string().max(60).optional(),
  actor: z.string().max(60).optional(),
  target: z.string().max(60).optional(),
  /** Maximum age. */
  days: z.coerce.number().int().min(1).max(3660).optional(),
})

export const AuditActions = z.object({ items: z.array(z.string()) })
