import type { Brand } from '@consoeurs/brand'
import { type EditSwap, limits, type PublishSwap, perishable } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { lockUser } from '../../../platform/data/lock-user.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { attachPictures } from '../../foundation/files/public.ts'
import { findHoldReasons } from '../../foundation/text-filters/public.ts'

const { swapImages, swaps } = tables

const DAY = 24 * 60 * 60 * 1000

export const expiryOf = (kind: string, now: Date): Date =>
  new Date(now.getTime() + (perishable.has(kind) ? limits.swaps.freshDays : limits.swaps.days) * DAY)

interface Checked {
  brand: Brand
  draft: z.output<typeof EditSwap>
  now: Date
}

interface Publication extends Checked {
  draft: z.output<typeof PublishSwap>
}

/**
 * After `lockUser`, so that two requests at once are both counted.
 * @throws AppError SWAPS_FULL
 */
export async function checkOpenSwaps(tx: Tx, viewer: Viewer, now: Date): Promise<void> {
  const open = await tx.$count(
    swaps,
    and(
      eq(swaps.ownerId, viewer.id),
      inArray(swaps.state, ['open', 'reserved']),
      gt(swaps.expiresAt, now),
      isNull(swaps.deletedAt),
    ),
  )
  if (open >= limits.swaps.open) throw new AppError('SWAPS_FULL')
}

/** @throws AppError WORDS_REFUSED */
export async function checkSwapWords(tx: Tx, viewer: Viewer, { brand, draft, now }: Checked): Promise<void> {
  const { title, body, quantity, wanted, images } = draft
  const text = [title, body, quantity, wanted, ...images.map(({ alt }) => alt)].join('\n')
  const matches = await findHoldReasons(tx, { viewer, text, health: brand.health, now })
  if (matches.length > 0) throw new AppError('WORDS_REFUSED')
}

/**
 * Idempotent per owner and client id.
 * @throws AppError SWAPS_FULL, WORDS_REFUSED, FILE_NOT_FOUND
 */
export async function publishSwap(tx: Tx, viewer: Viewer, { brand, draft, now }: Publication): Promise<number> {
  const { clientId, kind, title, body, quantity, wanted, images } = draft
  await lockUser(tx, viewer.id)
  const known = and(eq(swaps.ownerId, viewer.id), eq(swaps.clientId, clientId))
  const [before] = await tx.select({ id: swaps.id }).from(swaps).where(known)
  if (before !== undefined) return before.id
  await checkSwapWords(tx, viewer, { brand, draft, now })
  await checkOpenSwaps(tx, viewer, now)
  const [swap] = await tx
    .insert(swaps)
    .values({
      ...{ ownerId: viewer.id, clientId, kind, title, body, quantity, wanted },
      expiresAt: expiryOf(kind, now),
      createdAt: now,
    })
    .returning({ id: swaps.id })
  if (swap === undefined) throw new AppError('SWAP_NOT_FOUND')
  const pictures = await attachPictures(tx, viewer, images, { audience: 'members' })
  if (pictures.length > 0) {
    await tx
      .insert(swapImages)
      .values(pictures.map(({ file, alt, position }) => ({ swapId: swap.id, fileId: file.id, alt, position })))
  }
  tx.emit({ type: 'swap.published', swapId: swap.id })
  return swap.id
}
