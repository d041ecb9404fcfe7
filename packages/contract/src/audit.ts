import { z } from 'zod'
import { deskQuery } from './desk.ts'
import { Id } from './primitives.ts'

/** What somebody of the house did: who, what, to what, when, from where. */
export const AuditRow = z.object({
  id: Id,
  createdAt: z.iso.datetime(),
  action: z.string(),
  /** Null: a command on the server, or an account that is gone. */
  actor: z.object({ username: z.string(), name: z.string() }).nullable(),
  target: z.string(),
  targetId: z.number().int().nullable(),
  /** The member it was done to, where it was done to one who is still there. */
  member: z.object({ username: z.string(), name: z.string() }).nullable(),
  detail: z.record(z.string(), z.unknown()),
  ip: z.string().nullable(),
})
export type AuditRow = z.infer<typeof AuditRow>

/** `q` finds who acted, and to whom, by name; `actor` is a username. */
export const AuditQuery = deskQuery(['createdAt'], {
  action: z.string().max(60).optional(),
  actor: z.string().max(60).optional(),
  target: z.string().max(60).optional(),
  /** Not older than so many days. */
  days: z.coerce.number().int().min(1).max(3660).optional(),
})

/** Acts that have been noted, for a choice. */
export const AuditActions = z.object({ items: z.array(z.string()) })
