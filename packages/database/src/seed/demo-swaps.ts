import { randomUUID } from 'node:crypto'
import type { SeedSwap } from '@consoeurs/brand'
import { publicFolder } from '@consoeurs/brand/seed'
import { limits, perishable } from '@consoeurs/contract'
import { files, swapImages, swapRequests, swaps } from '../schema/index.ts'
import { type DemoContext, hoursBefore, memberId, only } from './demo-context.ts'

const HOURS_A_DAY = 24

async function insertPicture(context: DemoContext, swap: SeedSwap, swapId: number): Promise<void> {
  const { tx, brand, now } = context
  if (swap.image === undefined) return
  const { file: name, alt } = swap.image
  const drawing = await context.picture(new URL(`img/${name}`, publicFolder(brand.code)))
  const owned = {
    ownerId: memberId(context, swap.owner),
    audience: 'members',
    attachedAt: hoursBefore(now, swap.hoursAgo),
  }
  const file = only(
    await tx
      .insert(files)
      .values({ ...drawing, ...owned })
      .returning({ id: files.id }),
  )
  await tx.insert(swapImages).values({ swapId, fileId: file.id, position: 0, alt })
}

async function insertSwap(context: DemoContext, swap: SeedSwap): Promise<void> {
  const { tx, now } = context
  const { owner, kind, title, body, quantity = '', wanted = '', hoursAgo, asked = [], reservedFor } = swap
  const days = perishable.has(kind) ? limits.swaps.freshDays : limits.swaps.days
  const { id } = only(
    await tx
      .insert(swaps)
      .values({
        ...{ ownerId: memberId(context, owner), clientId: randomUUID(), kind, title, body, quantity, wanted },
        ...(reservedFor !== undefined && {
          state: 'reserved' as const,
          reservedForId: memberId(context, reservedFor),
        }),
        expiresAt: hoursBefore(now, hoursAgo - days * HOURS_A_DAY),
        createdAt: hoursBefore(now, hoursAgo),
      })
      .returning({ id: swaps.id }),
  )
  await insertPicture(context, swap, id)
  for (const [index, username] of asked.entries()) {
    const createdAt = hoursBefore(now, hoursAgo * (1 - (index + 1) / (asked.length + 1)))
    await tx.insert(swapRequests).values({ swapId: id, memberId: memberId(context, username), createdAt })
  }
}

/** Oldest first, so that ids grow with time. */
export async function insertSwaps(context: DemoContext): Promise<void> {
  const oldestFirst = (context.seed.swaps ?? []).toSorted((a, b) => b.hoursAgo - a.hoursAgo)
  for (const swap of oldestFirst) await insertSwap(context, swap)
}
