import { tables } from '@consoeurs/database'
import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { lockUser } from '../../../platform/data/lock-user.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { checkOpenSwaps, expiryOf } from './publish-swap.ts'
import { swapPolicy } from './swaps.policy.ts'
import { hasRequestOf, type LoadedSwap, requireSwap } from './swaps.queries.ts'

const { auditEntries, swapRequests, swaps } = tables

interface SwapChange {
  id: number
  now: Date
}

type ReservedSwap = Pick<LoadedSwap, 'id' | 'kind' | 'expiresAt'>

/** @throws AppError SWAP_NOT_FOUND, SWAP_CHANGED, FORBIDDEN */
export async function requireOwn(
  tx: Tx,
  viewer: Viewer,
  { id, now }: SwapChange,
  action: keyof typeof swapPolicy,
): Promise<LoadedSwap> {
  const swap = await requireSwap(tx, viewer, id, now)
  if (can(swapPolicy, viewer, action, swap)) return swap
  throw new AppError(swap.ownerId === viewer.id ? 'SWAP_CHANGED' : 'FORBIDDEN')
}

async function setSwap(tx: Tx, id: number, change: Partial<typeof swaps.$inferInsert>): Promise<void> {
  await tx.update(swaps).set(change).where(eq(swaps.id, id))
  tx.emit({ type: 'swap.changed', swapId: id })
}

/** @throws AppError SWAP_CHANGED, FORBIDDEN, SWAP_NOT_ASKED */
export async function reserveSwap(tx: Tx, viewer: Viewer, change: SwapChange & { memberId: number }): Promise<void> {
  const { id, memberId } = change
  await requireOwn(tx, viewer, change, 'swap.reserve')
  if (!(await hasRequestOf(tx, viewer, { id, memberId }))) throw new AppError('SWAP_NOT_ASKED')
  await setSwap(tx, id, { state: 'reserved', reservedForId: memberId })
  tx.emit({ type: 'swap.told', swapId: id, what: 'reserved', recipientIds: [memberId] })
}

async function openAgain(tx: Tx, { id, kind, expiresAt }: ReservedSwap, now: Date): Promise<void> {
  // It would close at once otherwise.
  const expiry = expiresAt > now ? expiresAt : expiryOf(kind, now)
  await setSwap(tx, id, { state: 'open', reservedForId: null, expiresAt: expiry, remindedAt: null })
}

/** @throws AppError SWAP_CHANGED, FORBIDDEN */
export async function releaseSwap(tx: Tx, viewer: Viewer, change: SwapChange): Promise<void> {
  const swap = await requireOwn(tx, viewer, change, 'swap.release')
  await openAgain(tx, swap, change.now)
  if (swap.reservedForId !== null)
    tx.emit({ type: 'swap.told', swapId: swap.id, what: 'released', recipientIds: [swap.reservedForId] })
}

/** Nothing stays reserved for a member across a block. */
export async function releaseReservationsBetween(tx: Tx, [one, other]: [number, number], now: Date): Promise<void> {
  const betweenTheTwo = or(
    and(eq(swaps.ownerId, one), eq(swaps.reservedForId, other)),
    and(eq(swaps.ownerId, other), eq(swaps.reservedForId, one)),
  )
  const reserved = await tx
    .select({ id: swaps.id, kind: swaps.kind, expiresAt: swaps.expiresAt })
    .from(swaps)
    .where(and(eq(swaps.state, 'reserved'), isNull(swaps.deletedAt), betweenTheTwo))
    .orderBy(asc(swaps.id))
    .for('update')
  for (const swap of reserved) await openAgain(tx, swap, now)
}

async function listAskers(tx: Tx, swapId: number): Promise<number[]> {
  const asked = await tx
    .select({ memberId: swapRequests.memberId })
    .from(swapRequests)
    .where(eq(swapRequests.swapId, swapId))
    .orderBy(swapRequests.memberId)
  return asked.map(({ memberId }) => memberId)
}

/**
 * Notifies the others who asked.
 * @throws AppError SWAP_CHANGED, FORBIDDEN
 */
export async function handOverSwap(tx: Tx, viewer: Viewer, change: SwapChange): Promise<void> {
  const { id, reservedForId } = await requireOwn(tx, viewer, change, 'swap.hand-over')
  await setSwap(tx, id, { state: 'taken' })
  const others = (await listAskers(tx, id)).filter((memberId) => memberId !== reservedForId)
  if (others.length > 0) tx.emit({ type: 'swap.told', swapId: id, what: 'taken', recipientIds: others })
}

/** @throws AppError SWAP_CHANGED, FORBIDDEN, SWAPS_FULL */
export async function renewSwap(tx: Tx, viewer: Viewer, change: SwapChange): Promise<void> {
  await lockUser(tx, viewer.id)
  const { id, state, kind, expiresAt } = await requireOwn(tx, viewer, change, 'swap.renew')
  if (state === 'closed' || expiresAt <= change.now) await checkOpenSwaps(tx, viewer, change.now)
  await setSwap(tx, id, {
    state: 'open',
    reservedForId: null,
    expiresAt: expiryOf(kind, change.now),
    remindedAt: null,
  })
  tx.emit({ type: 'swap.renewed', swapId: id, ownerId: viewer.id })
}

/**
 * Notifies the members who asked, unless it was handed over.
 * @throws AppError SWAP_NOT_FOUND, FORBIDDEN
 */
export async function removeSwap(tx: Tx, viewer: Viewer, { id, now }: SwapChange): Promise<void> {
  const { ownerId, state } = await requireOwn(tx, viewer, { id, now }, 'swap.remove')
  await setSwap(tx, id, { deletedAt: now })
  if (ownerId !== viewer.id) {
    await tx.insert(auditEntries).values({ actorId: viewer.id, action: 'swap.removed', target: 'swap', targetId: id })
  }
  tx.emit({ type: 'swap.renewed', swapId: id, ownerId })
  const askers = state === 'taken' ? [] : await listAskers(tx, id)
  if (askers.length > 0) tx.emit({ type: 'swap.told', swapId: id, what: 'withdrawn', recipientIds: askers })
}

/** Returns false where it is deleted or already hidden. */
export async function hideSwap(tx: Tx, id: number, { reason, now }: { reason: string; now: Date }): Promise<boolean> {
  const hidden = await tx
    .update(swaps)
    .set({ hiddenAt: now, hiddenReason: reason })
    .where(and(eq(swaps.id, id), isNull(swaps.hiddenAt), isNull(swaps.deletedAt)))
    .returning({ id: swaps.id })
  if (hidden.length > 0) tx.emit({ type: 'swap.changed', swapId: id })
  return hidden.length > 0
}

/** Returns false where it was not hidden. */
export async function showSwapAgain(tx: Tx, id: number): Promise<boolean> {
  const shown = await tx
    .update(swaps)
    .set({ hiddenAt: null, hiddenReason: null })
    .where(and(eq(swaps.id, id), isNotNull(swaps.hiddenAt), isNull(swaps.deletedAt)))
    .returning({ id: swaps.id })
  if (shown.length > 0) tx.emit({ type: 'swap.changed', swapId: id })
  return shown.length > 0
}
