import { type LikeState, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { lockUser } from '../../../platform/data/lock-user.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockPair } from '../blocks/public.ts'
import { requireMember } from '../members/public.ts'
import { isEffective, matchMembers } from './match-members.ts'

const { likes, mutualLikes, passes } = tables

const DAY = 24 * 3_600_000

/** Locks the member, so that concurrent likes are all counted. Withdrawn likes count too. */
async function checkDailyLimit(tx: Tx, { id }: Viewer, memberId: number, now: Date): Promise<void> {
  await lockUser(tx, id)
  const since = new Date(now.getTime() - DAY)
  const [last] = await tx
    .select({ at: likes.createdAt })
    .from(likes)
    .where(and(eq(likes.userId, id), ne(likes.memberId, memberId), gt(likes.createdAt, since)))
    .orderBy(desc(likes.createdAt))
    .offset(limits.likes.day - 1)
    .limit(1)
  if (last === undefined) return
  throw new AppError('LIKES_TODAY', { retryAfter: Math.ceil((last.at.getTime() + DAY - now.getTime()) / 1000) })
}

type LikeRow = typeof likes.$inferSelect

const ofPair = (userId: number, memberId: number) => and(eq(likes.userId, userId), eq(likes.memberId, memberId))

/** A like given again within a day of its withdrawal counts only after that day: its answer reveals nothing. */
const countsFrom = ({ withdrawnAt, countsFrom: from }: LikeRow, now: Date): Date =>
  new Date(Math.max(now.getTime(), from.getTime(), (withdrawnAt?.getTime() ?? 0) + limits.likes.again))

async function storeLike(tx: Tx, pair: { userId: number; memberId: number }, known: LikeRow | undefined, now: Date) {
  const from = known === undefined ? now : countsFrom(known, now)
  const like = { ...pair, createdAt: now, countsFrom: from, withdrawnAt: null }
  await tx
    .insert(likes)
    .values(like)
    .onConflictDoUpdate({ target: [likes.userId, likes.memberId], set: like })
  return like
}

/**
 * Silent until the other likes her too: then both learn it. Every like runs the same statements, so that only a match takes longer.
 * @throws AppError MEMBER_NOT_FOUND, NOT_ON_YOURSELF, LIKES_TODAY
 */
export async function likeMember(
  tx: Tx,
  viewer: Viewer,
  { username, now }: { username: string; now: Date },
): Promise<LikeState> {
  const found = await requireMember(tx, viewer, { username }, 'member.like')
  await lockPair(tx, viewer.id, found.id)
  // Again under the lock: a block may have come first.
  const { id } = await requireMember(tx, viewer, { id: found.id }, 'member.like')
  await checkDailyLimit(tx, viewer, id, now)
  const [known] = await tx.select().from(likes).where(ofPair(viewer.id, id))
  const isRepeat = known !== undefined && known.withdrawnAt === null
  const own = isRepeat ? known : await storeLike(tx, { userId: viewer.id, memberId: id }, known, now)
  const [theirs] = await tx.select().from(likes).where(ofPair(id, viewer.id))
  await tx.delete(passes).where(and(eq(passes.userId, viewer.id), eq(passes.memberId, id)))
  if (isEffective(own, now) && theirs !== undefined && isEffective(theirs, now)) {
    await matchMembers(tx, viewer.id, id, now)
  }
  const mutual = await tx.$count(mutualLikes, and(eq(mutualLikes.userId, viewer.id), eq(mutualLikes.memberId, id)))
  return { liked: true, mutual: mutual > 0 }
}
