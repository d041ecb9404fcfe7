import { HideableTarget } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'
import { alignStanding } from './align-standing.ts'
import { hideables } from './hideable.ts'
import { type SanctionRow, stands } from './sanctions.queries.ts'

const { reviews, sanctions, users } = tables

/** What somebody looks at again waits for her. */
const isNotAsked = sql`not exists (select 1 from ${reviews} where ${reviews.sanctionId} = ${sanctions.id} and ${reviews.state} = 'open')`

/** What was hidden can be shown again as long as it is there. */
async function stillHides(tx: Tx, { kind, target, targetId, liftedAt }: SanctionRow): Promise<boolean> {
  if (kind !== 'hidden' || liftedAt !== null || targetId === null) return false
  const hidden = HideableTarget.safeParse(target)
  return hidden.success && (await hideables[hidden.data].authorOf(tx, targetId)) !== undefined
}

/** A ban, and what hides something, last until they are lifted; a warning has done its work after a year. */
async function isOver(tx: Tx, sanction: SanctionRow, now: Date): Promise<boolean> {
  if (sanction.kind === 'warning' || !stands(sanction, now)) return true
  return sanction.kind === 'hidden' && !(await stillHides(tx, sanction))
}

/** Her account holds the reason of the last measure that kept her out, too. */
async function clearStanding(tx: Tx, memberId: number, now: Date): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, memberId)).for('update')
  await alignStanding(tx, memberId, now)
}

/** Measures that were decided before `before` and are over, their reasons with them. */
export async function forgetSanctions(tx: Tx, { before, now }: { before: Date; now: Date }): Promise<void> {
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
