import { createHash } from 'node:crypto'
import { tables } from '@consoeurs/database'
import { and, eq, lt } from 'drizzle-orm'
import type { Viewer } from './access.ts'
import { AppError } from './errors.ts'
import type { Tx } from './unit-of-work.ts'

const { deskWrites } = tables

/** A write of the desk, as its form sends it: the id that the form made, what is done, and what is said. */
export interface Sent {
  clientId: string
  act: string
  words: unknown
}

interface Ways {
  /** Does it, and answers the id of the row that it made. */
  write: () => Promise<number>
  /** What the first sending made said something else: without a way to change it, she is told. */
  otherwise?: (madeId: number) => Promise<void>
}

/** Bodies come through a schema, which gives their fields one order. */
const digestOf = ({ act, words }: Sent): string =>
  createHash('sha256')
    .update(JSON.stringify([act, words]))
    .digest('hex')

/**
 * Writes once per author and client id (decision 0027): an answer that was lost, a button pressed twice, and the second
 * sending finds what the first one made. Two at the same moment wait for each other at the key.
 * @returns the id of what was made, now or then
 * @throws AppError WRITTEN_OTHERWISE where the first one said something else
 */
export async function writeOnce(tx: Tx, viewer: Viewer, sent: Sent, { write, otherwise }: Ways): Promise<number> {
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

/** A form that was left open this long is not sent again: what was kept of it on a device is as old as a draft. */
export async function forgetDeskWrites(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000)
  await tx.delete(deskWrites).where(lt(deskWrites.createdAt, before))
}
