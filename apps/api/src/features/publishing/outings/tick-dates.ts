import type { TickDates } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { requireShare, sharePolicy } from '../shares/public.ts'

const { outingDateVotes, shares } = tables

/** Ticks and the choice take this lock, so that none is lost between them. */
export async function lockDates(tx: Tx, shareId: number): Promise<string[]> {
  const [row] = await tx
    .select({ dates: shares.outingDates })
    .from(shares)
    .where(eq(shares.id, shareId))
    .for('no key update')
  if (row === undefined) throw new AppError('SHARE_NOT_FOUND')
  if (row.dates === null) throw new AppError('OUTING_DATE_FIXED')
  return row.dates
}

/** @throws AppError VALIDATION where the date is not proposed, or no longer */
export function requireProposed(dates: readonly string[], at: string): void {
  if (dates.includes(at)) return
  throw new AppError('VALIDATION', { fields: { dates: ['Cette date n’est plus proposée. Recharge la page.'] } })
}

const ticksOf = (db: Queryable, shareId: number, userId: number) =>
  db
    .select({ at: outingDateVotes.at })
    .from(outingDateVotes)
    .where(and(eq(outingDateVotes.shareId, shareId), eq(outingDateVotes.userId, userId)))

interface Ticks extends TickDates {
  shareId: number
  now: Date
}

/**
 * « Ça m’irait ». Idempotent; replaces the former ticks.
 * @throws AppError SHARE_NOT_FOUND, FORBIDDEN, OUTING_DATE_FIXED, OUTING_DATE_PAST, VALIDATION
 */
export async function tickDates(tx: Tx, viewer: Viewer, { shareId, dates, now }: Ticks): Promise<void> {
  const share = await requireShare(tx, viewer, shareId)
  if (share.hasOuting) throw new AppError('OUTING_DATE_FIXED')
  if (!can(sharePolicy, viewer, 'share.tick', share)) throw new AppError('FORBIDDEN')
  const proposed = await lockDates(tx, shareId)
  const wanted = new Set(dates.map((at) => new Date(at).toISOString()))
  const known = (await ticksOf(tx, shareId, viewer.id)).map(({ at }) => at.toISOString())
  const added = [...wanted].filter((at) => !known.includes(at))
  for (const at of added) requireProposed(proposed, at)
  if (added.some((at) => new Date(at) <= now)) throw new AppError('OUTING_DATE_PAST')
  // Ticks of dates that are no longer proposed stay: their member is notified of changes.
  const removed = known.filter((at) => proposed.includes(at) && !wanted.has(at))
  if (added.length + removed.length === 0) return
  const own = and(eq(outingDateVotes.shareId, shareId), eq(outingDateVotes.userId, viewer.id))
  if (removed.length > 0) {
    const dropped = removed.map((at) => new Date(at))
    await tx.delete(outingDateVotes).where(and(own, inArray(outingDateVotes.at, dropped)))
  }
  if (added.length > 0)
    await tx.insert(outingDateVotes).values(added.map((at) => ({ shareId, userId: viewer.id, at: new Date(at) })))
  tx.emit({ type: 'outing.ticked', shareId, memberId: viewer.id })
}
