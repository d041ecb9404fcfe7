import { createHash } from 'node:crypto'
import { tables } from '@consoeurs/database'
import { and, eq, lt } from 'drizzle-orm'
import type { Viewer } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import type { Tx } from './unit-of-work.ts'

const { deskWrites } = tables

/** A write from an admin form, with the id that the form generated. */
export interface IdempotentRequest {
  clientId: string
  act: string
  words: unknown
}

interface IdempotentHandlers {
  write: () => Promise<number>
  /** Handles a duplicate with other content; without it the duplicate is refused. */
  otherwise?: (madeId: number) => Promise<void>
}

/** The schema gives the fields a stable order. */
const digestOf = ({ act, words }: IdempotentRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([act, words]))
    .digest('hex')

/**
 * Idempotent write per author and client id (decision 0027). Concurrent duplicates wait for each other at the key.
 * @returns the id of the row, new or existing
 * @throws AppError WRITTEN_OTHERWISE where the first request had other content
 */
export async function writeIdempotently(
  tx: Tx,
  viewer: Viewer,
  sent: IdempotentRequest,
  { write, otherwise }: IdempotentHandlers,
): Promise<number> {
  const { clientId, act } = sent
  const digest = digestOf(sent)
  const isIt = and(eq(deskWrites.authorId, viewer.id), eq(deskWrites.clientId, clientId))
  const [begun] = await tx
    .insert(deskWrites)
    .values({ authorId: viewer.id, clientId, act, digest })
    .onConflictDoNothing()
    .returning({ clientId: deskWrites.clientId })
  if (begun !== undefined) {
    const madeId = await write()
    await tx.update(deskWrites).set({ madeId }).where(isIt)
    return madeId
  }
  const [before] = await tx.select().from(deskWrites).where(isIt).for('update')
  const madeId = before?.madeId ?? null
  if (before === undefined || madeId === null) throw new Error('the first sending left nothing')
  if (before.digest === digest) return madeId
  if (otherwise === undefined || before.act !== act) throw new AppError('WRITTEN_OTHERWISE')
  await otherwise(madeId)
  await tx.update(deskWrites).set({ digest }).where(isIt)
  return madeId
}

const KEPT_DAYS = 90

/** Forms this old are not sent again: drafts on a device live no longer. */
export async function deleteOldIdempotencyKeys(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000)
  await tx.delete(deskWrites).where(lt(deskWrites.createdAt, before))
}
