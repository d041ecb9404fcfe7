import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { viewerOf } from './access.ts'
import type { Tx } from './unit-of-work.ts'

/** Who acts and from where; a command on the server itself has neither a name nor an address. */
export interface Actor {
  id: number | null
  ip: string | null
}

export const actorOf = (request: FastifyRequest): Actor => ({ id: viewerOf(request).id, ip: request.ip })

/** Whoever runs a command on the server. */
export const atTheServer: Actor = { id: null, ip: null }

interface Act {
  /** Verb of the desk, as `auditActions` of the contract has it. */
  action: string
  target: string
  targetId: number | null
  detail?: Record<string, unknown>
}

/**
 * The database keeps acts as they were written (migration `acts-stay`). In a transaction that says this, rows may go and
 * what names somebody may be taken out of them; nothing ever changes what was done.
 */
export const mayForgetActs = (tx: Tx) => tx.execute(sql`select set_config('consoeurs.forgets', 'on', true)`)

/** Writes down what somebody of the house did, in the transaction that does it. */
export async function noteAct(tx: Tx, actor: Actor, { action, target, targetId, detail = {} }: Act): Promise<void> {
  await tx
    .insert(tables.auditEntries)
    .values({ actorId: actor.id, action, target, targetId, detail, ipAddress: actor.ip })
}
