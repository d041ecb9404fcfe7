import { limits, type WriteBatchNote } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { attachPictures, removeFiles } from '../../foundation/files/public.ts'
import { type BatchRow, lockBatch, reminderColumns, requireRunning } from './schedule-batch.ts'

const { batches, batchNotes } = tables

type Note = Pick<z.output<typeof WriteBatchNote>, 'clientId' | 'kind' | 'text' | 'image'>

/** Returns false for a repeated request. */
export async function insertNote(
  tx: Tx,
  viewer: Viewer,
  { image, ...note }: Note & { batchId: number; at: Date },
): Promise<boolean> {
  const [picture] = image === null ? [] : await attachPictures(tx, viewer, [image], { audience: 'owner' })
  const [written] = await tx
    .insert(batchNotes)
    .values({ ...note, userId: viewer.id, fileId: picture?.file.id ?? null, alt: picture?.alt ?? '' })
    .onConflictDoNothing({ target: [batchNotes.batchId, batchNotes.clientId] })
    .returning({ id: batchNotes.id })
  return written !== undefined
}

/** Neither in the future nor before the start: a note without a network carries the clock of a device. */
function observedAt({ startedAt }: BatchRow, at: string | undefined, now: Date): Date {
  const said = at === undefined ? now : new Date(at)
  if (said > now) return now
  return said < startedAt ? startedAt : said
}

/** A rinse moves the next reminder, and settles the one that waits. */
async function recordCare(tx: Tx, batch: BatchRow, at: Date, now: Date): Promise<void> {
  if (batch.lastCareAt !== null && batch.lastCareAt >= at) return
  const next = await reminderColumns(tx, { ...batch, lastCareAt: at }, now)
  await tx
    .update(batches)
    .set({ lastCareAt: at, ...next })
    .where(eq(batches.id, batch.id))
  tx.emit({ type: 'batch.cared', batchId: batch.id, memberId: batch.userId })
}

/** The member may send a note from an outbox after the first attempt arrived. */
const isRepeated = async (tx: Tx, batchId: number, clientId: string): Promise<boolean> =>
  (await tx.$count(batchNotes, and(eq(batchNotes.batchId, batchId), eq(batchNotes.clientId, clientId)))) > 0

/**
 * Idempotent per batch and client id.
 * @throws AppError BATCH_NOT_FOUND, BATCH_ENDED, BATCH_NOTES_FULL, FILE_NOT_FOUND
 */
export async function noteBatch(
  tx: Tx,
  viewer: Viewer,
  { id, note, now }: { id: number; note: z.output<typeof WriteBatchNote>; now: Date },
): Promise<void> {
  const batch = await lockBatch(tx, viewer, id)
  if (await isRepeated(tx, id, note.clientId)) return
  requireRunning(batch)
  if ((await tx.$count(batchNotes, eq(batchNotes.batchId, id))) >= limits.batches.notes)
    throw new AppError('BATCH_NOTES_FULL')
  const { clientId, kind, text, image } = note
  const at = observedAt(batch, note.at, now)
  await insertNote(tx, viewer, { batchId: id, clientId, kind, text, image, at })
  if (kind === 'care') await recordCare(tx, batch, at, now)
}

/** Idempotent. A removed rinse does not move reminders back. */
export async function deleteNote(
  tx: Tx,
  viewer: Viewer,
  { id, noteId }: { id: number; noteId: number },
): Promise<void> {
  await lockBatch(tx, viewer, id)
  const removed = await tx
    .delete(batchNotes)
    .where(and(eq(batchNotes.id, noteId), eq(batchNotes.batchId, id)))
    .returning({ fileId: batchNotes.fileId })
  await removeFiles(
    tx,
    removed.flatMap(({ fileId }) => fileId ?? []),
  )
}
