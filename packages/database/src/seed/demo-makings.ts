import type { SeedMaking } from '@consoeurs/brand'
import { publicFolder } from '@consoeurs/brand/seed'
import { eq, sql } from 'drizzle-orm'
import { files, recipeMakings, shares } from '../schema/index.ts'
import { type DemoContext, hoursBefore, memberId, only, parisDay } from './demo-context.ts'

async function insertPicture(context: DemoContext, { author, image, hoursAgo }: SeedMaking): Promise<number | null> {
  if (image === undefined) return null
  const { tx, brand, now } = context
  const drawing = await context.picture(new URL(`img/${image.file}`, publicFolder(brand.code)))
  const owned = { ownerId: memberId(context, author), audience: 'members', attachedAt: hoursBefore(now, hoursAgo) }
  return only(
    await tx
      .insert(files)
      .values({ ...drawing, ...owned })
      .returning({ id: files.id }),
  ).id
}

async function insertMaking(context: DemoContext, making: SeedMaking): Promise<void> {
  const { tx, now } = context
  const { recipe, author, text = '', changes = '', image, hoursAgo, againDaysAgo = [] } = making
  const share = only(await tx.select({ id: shares.id }).from(shares).where(eq(shares.title, recipe)))
  const days = [hoursAgo, ...againDaysAgo.map((ago) => ago * 24)].map((hours) => parisDay(hoursBefore(now, hours)))
  await tx.insert(recipeMakings).values({
    ...{ shareId: share.id, memberId: memberId(context, author), text, changes, alt: image?.alt ?? '' },
    fileId: await insertPicture(context, making),
    days: [...new Set(days)].sort(),
    createdAt: hoursBefore(now, hoursAgo),
  })
  await tx
    .update(shares)
    .set({ makingCount: sql`${shares.makingCount} + 1` })
    .where(eq(shares.id, share.id))
}

async function linkVariants({ tx, seed }: DemoContext): Promise<void> {
  for (const { title = '', variantOf } of seed.shares) {
    if (variantOf === undefined) continue
    const varied = only(await tx.select({ id: shares.id }).from(shares).where(eq(shares.title, variantOf)))
    await tx.update(shares).set({ variantOfId: varied.id }).where(eq(shares.title, title))
  }
}

/** After the shares; oldest first, so that ids grow with time. */
export async function insertMakings(context: DemoContext): Promise<void> {
  await linkVariants(context)
  const oldestFirst = (context.seed.makings ?? []).toSorted((a, b) => b.hoursAgo - a.hoursAgo)
  for (const making of oldestFirst) await insertMaking(context, making)
}
