import { type Queryable, tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { requireShare } from '../shares/public.ts'
import type { OutingSubject } from './outings.policy.ts'

const { shareParticipants } = tables

/** The member's seat. */
export const seatOf = (shareId: number, userId: number) =>
  and(eq(shareParticipants.shareId, shareId), eq(shareParticipants.userId, userId))

/** @throws AppError SHARE_NOT_FOUND, also for a share without a date */
export async function requireOuting(
  db: Queryable,
  viewer: Viewer,
  { shareId, now }: { shareId: number; now: Date },
): Promise<OutingSubject> {
  const { authorId, outingAt } = await requireShare(db, viewer, shareId)
  if (outingAt === null) throw new AppError('SHARE_NOT_FOUND')
  const goes = (await db.$count(shareParticipants, seatOf(shareId, viewer.id))) > 0
  return { hostId: authorId, goes, over: outingAt <= now }
}
