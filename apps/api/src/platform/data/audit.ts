import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { viewerOf } from '../http/access.ts'
import type { Tx } from './unit-of-work.ts'

/** Null for commands on the server. */
export interface Actor {
  id: number | null
  ip: string | null
}

export const actorOf = (request: FastifyRequest): Actor => ({ id: viewerOf(request).id, ip: request.ip })

export const serverActor: Actor = { id: null, ip: null }

interface AuditEntry {
  /** One of `auditActions`. */
  action: string
  target: string
  targetId: number | null
  detail?: Record<string, unknown>
}

/**
 * Audit entries are immutable (trigger `keep_act` of the baseline migration). In this transaction, entries may be
 * deleted and personal data removed from them, but the act never changes.
 */
export const allowAuditDeletion = (tx: Tx) => tx.execute(sql`select set_config('consoeurs.forgets', 'on', true)`)

export async function recordAudit(
  tx: Tx,
  actor: Actor,
  { action, target, targetId, detail = {} }: AuditEntry,
): Promise<void> {
  await tx
    .insert(tables.auditEntries)
    .values({ actorId: actor.id, action, target, targetId, detail, ipAddress: actor.ip })
}
