import { HideableTarget } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { alignStanding } from './align-standing.ts'
import { hideables } from './hideable.ts'
import { isInForce, type SanctionRow } from './sanctions.queries.ts'

const { reviews, sanctions, users } = tables

/** No review is open. */
const isNotAsked = sql`not exists (select 1 from ${reviews} where ${reviews.sanctionId} = ${sanctions.id} and ${reviews.state} = 'open')`

/** Hidden content can be shown again while it exists. */
async function stillHides(tx: Tx, { kind, target, targetId, liftedAt }: SanctionRow): Promise<boolean> {
  if (kind !== 'hidden' || liftedAt !== null || targetId === null) return false
  const hidden = HideableTarget.safeParse(target)
  return hidden.success && (await hideables[hidden.data].authorOf(tx, targetId)) !== undefined
}

/** Bans and hidings last until lifted; a warning ends after a year. */
async function isOver(tx: Tx, sanction: SanctionRow, now: Date): Promise<boolean> {
  if (sanction.kind === 'warning' || !isInForce(sanction, now)) return true
  return sanction.kind === 'hidden' && !(await stillHides(tx, sanction))
}

/** Also clears the reason stored in the account. */
async function clearStanding(tx: Tx, memberId: number, now: Date): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, memberId)).for('update')
  await alignStanding(tx, memberId, now)
}

export async function deleteOldSanctions(tx: Tx, { before, now }: { before: Date; now: Date }): Promise<void> {
  const old = await tx
    .select()
    .from(sanctions)
    .where(and(lt(sanctions.createdAt, before), isNotAsked))
    .orderBy(asc(sanctions.id))
  const over: SanctionRow[] = []
  for (const sanction of old) if (await isOver(tx, sanction, now)) over.push(sanction)
  if (over.length === 0) return
  const ids = over.map(({ id }) => id)
  await tx.delete(sanctions).where(inArray(sanctions.id, ids))
  const keptOut = over.filter(({ kind }) => kind === 'suspension' || kind === 'ban')
  for (const memberId of new Set(keptOut.map((sanction) => sanction.memberId))) await clearStanding(tx, memberId, now)
}
