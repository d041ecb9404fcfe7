import { randomUUID } from 'node:crypto'
import type { SeedBatch } from '@consoeurs/brand'
import { publicFolder } from '@consoeurs/brand/seed'
import { eq } from 'drizzle-orm'
import { batches, batchNotes, files, shares } from '../schema/index.ts'
import { type DemoContext, hoursBefore, memberId, only } from './demo-context.ts'

async function recipeIdOf({ tx }: DemoContext, title: string | undefined): Promise<number | null> {
  if (title === undefined) return null
  return only(await tx.select({ id: shares.id }).from(shares).where(eq(shares.title, title))).id
}

/** Tomorrow at nine or ten, by the clock of Paris; a due one lies in the past. */
function reminderOf({ isDue, endedHoursAgo }: SeedBatch, now: Date) {
  if (endedHoursAgo !== undefined) return {}
  const tomorrow = hoursBefore(now, -24)
  tomorrow.setUTCHours(8, 0, 0, 0)
  return { nextReminderAt: isDue ? hoursBefore(now, 0.1) : tomorrow, nextReminder: 'care' }
}

async function insertNotes(context: DemoContext, batchId: number, { owner, notes }: SeedBatch): Promise<void> {
  const { tx, brand, now } = context
  for (const { kind, text = '', hoursAgo, image } of notes) {
    const at = hoursBefore(now, hoursAgo)
    const file =
      image === undefined
        ? null
        : only(
            await tx
              .insert(files)
              .values({
                ...(await context.picture(new URL(`img/${image.file}`, publicFolder(brand.code)))),
                ...{ ownerId: memberId(context, owner), audience: 'owner', attachedAt: at },
              })
              .returning({ id: files.id }),
          )
    await tx.insert(batchNotes).values({
      ...{ batchId, userId: memberId(context, owner), clientId: randomUUID(), kind, text, at },
      ...{ fileId: file?.id ?? null, alt: image?.alt ?? '' },
    })
  }
}

async function insertBatch(context: DemoContext, batch: SeedBatch): Promise<void> {
  const { tx, now } = context
  const { owner, kind, name, recipe, ingredient, startedHoursAgo, lasts, endedHoursAgo, result } = batch
  const cared = batch.notes.filter((note) => note.kind === 'care').map(({ hoursAgo }) => hoursAgo)
  const startedAt = hoursBefore(now, startedHoursAgo)
  const endedAt = endedHoursAgo === undefined ? null : hoursBefore(now, endedHoursAgo)
  const isShared = result !== undefined && result.sharing !== 'private'
  const { id } = only(
    await tx
      .insert(batches)
      .values({
        ...{ userId: memberId(context, owner), clientId: randomUUID(), kind, name, startedAt, endedAt },
        ...{ recipeId: await recipeIdOf(context, recipe), ingredient: ingredient ?? null },
        expectedEndAt: lasts === undefined ? null : hoursBefore(now, startedHoursAgo - lasts),
        ...{ everyHours: batch.everyHours ?? null, reminderDays: batch.days ?? [] },
        lastCareAt: cared.length === 0 ? null : hoursBefore(now, Math.min(...cared)),
        ...reminderOf(batch, now),
        ...result,
        sharedAt: isShared ? (endedAt ?? now) : null,
        createdAt: startedAt,
      })
      .returning({ id: batches.id }),
  )
  await insertNotes(context, id, batch)
}

export async function insertBatches(context: DemoContext): Promise<void> {
  for (const batch of context.seed.batches ?? []) await insertBatch(context, batch)
}
