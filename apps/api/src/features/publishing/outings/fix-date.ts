import { tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { requireShare, sharePolicy } from '../shares/public.ts'
import { lockDates, requireProposed } from './tick-dates.ts'

const { shares } = tables

interface Choice {
  shareId: number
  /** ISO 8601. */
  at: string
  now: Date
}

/**
 * « On y va le … »: members answer from then on. Idempotent.
 * @throws AppError SHARE_NOT_FOUND, FORBIDDEN, OUTING_DATE_FIXED, OUTING_DATE_PAST, VALIDATION
 */
export async function fixDate(tx: Tx, viewer: Viewer, { shareId, at, now }: Choice): Promise<void> {
  const share = await requireShare(tx, viewer, shareId)
  const date = new Date(at)
  if (share.authorId === viewer.id && share.outingAt !== null) {
    if (share.outingAt.getTime() === date.getTime()) return
    throw new AppError('OUTING_DATE_FIXED')
  }
  if (!can(sharePolicy, viewer, 'share.fix', share)) throw new AppError('FORBIDDEN')
  requireProposed(await lockDates(tx, shareId), date.toISOString())
  if (date <= now) throw new AppError('OUTING_DATE_PAST')
  const [fixed] = await tx
    .update(shares)
    .set({ outingAt: date, outingDates: null, version: sql`${shares.version} + 1`, updatedAt: now })
    .where(eq(shares.id, shareId))
    .returning({ version: shares.version })
  if (fixed === undefined) throw new AppError('SHARE_NOT_FOUND')
  tx.emit({ type: 'share.changed', shareId, authorId: viewer.id, version: fixed.version })
  tx.emit({ type: 'outing.fixed', shareId, at: date.toISOString() })
}
