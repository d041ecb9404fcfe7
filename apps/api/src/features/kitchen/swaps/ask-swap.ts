import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, gt } from 'drizzle-orm'
import { lockUser } from '../../../platform/data/lock-user.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { swapPolicy } from './swaps.policy.ts'
import { type LoadedSwap, requireSwap } from './swaps.queries.ts'

const { swapRequests } = tables

const DAY = 24 * 60 * 60 * 1000

/** Takes a lock, so that two requests at once are both counted. */
async function checkRequests(tx: Tx, viewer: Viewer, now: Date): Promise<void> {
  await lockUser(tx, viewer.id)
  const since = new Date(now.getTime() - DAY)
  const asked = await tx.$count(
    swapRequests,
    and(eq(swapRequests.memberId, viewer.id), gt(swapRequests.createdAt, since)),
  )
  if (asked >= limits.swaps.requestsPerDay) throw new AppError('SWAP_REQUESTS_LIMIT')
}

/**
 * With the message that quotes the offer; again changes nothing.
 * @throws AppError SWAP_NOT_FOUND, SWAP_TAKEN, SWAP_REQUESTS_LIMIT
 */
export async function askForSwap(
  tx: Tx,
  viewer: Viewer,
  { swapId, ownerId, now }: { swapId: number; ownerId: number; now: Date },
): Promise<LoadedSwap> {
  const swap = await requireSwap(tx, viewer, swapId, now)
  if (swap.ownerId !== ownerId) throw new AppError('SWAP_NOT_FOUND')
  const before = and(eq(swapRequests.swapId, swapId), eq(swapRequests.memberId, viewer.id))
  if ((await tx.$count(swapRequests, before)) > 0) return swap
  if (!can(swapPolicy, viewer, 'swap.ask', swap)) throw new AppError('SWAP_TAKEN')
  await checkRequests(tx, viewer, now)
  await tx.insert(swapRequests).values({ swapId, memberId: viewer.id, createdAt: now }).onConflictDoNothing()
  return swap
}
