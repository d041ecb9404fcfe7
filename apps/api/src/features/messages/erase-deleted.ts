import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, inArray, isNull, lt } from 'drizzle-orm'
import type { Tx, UnitOfWork } from '../../platform/unit-of-work.ts'
import { removeFiles } from '../files/public.ts'
import { isUnreported } from '../reports/public.ts'

/** What is kept as evidence a while, by the name that reports give it. */
type Erasable = 'message' | 'roomMessage'

interface Store {
  messages: typeof tables.messages
  images: typeof tables.messageImages
  versions: typeof tables.messageVersions
}

// Both have the columns that are asked for here.
const stores: Record<Erasable, Store> = {
  message: { messages: tables.messages, images: tables.messageImages, versions: tables.messageVersions },
  roomMessage: {
    messages: tables.roomMessages as unknown as Store['messages'],
    images: tables.roomMessageImages as unknown as Store['images'],
    versions: tables.roomMessageVersions as unknown as Store['versions'],
  },
}

const BATCH = 200
const DAY = 24 * 60 * 60 * 1000

async function eraseSome(tx: Tx, target: Erasable, now: Date, before: Date): Promise<number> {
  const { messages, images, versions } = stores[target]
  const deleted = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(lt(messages.deletedAt, before), isNull(messages.erasedAt), isUnreported(tx, target, messages.id)))
    .orderBy(asc(messages.deletedAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const ids = deleted.map(({ id }) => id)
  if (ids.length === 0) return 0
  const removed = await tx.delete(images).where(inArray(images.messageId, ids)).returning()
  await removeFiles(
    tx,
    removed.map(({ fileId }) => fileId),
  )
  await tx.delete(versions).where(inArray(versions.messageId, ids))
  await tx.update(messages).set({ text: '', erasedAt: now }).where(inArray(messages.id, ids))
  return ids.length
}

/**
 * What was deleted, and what was said before an edit, is kept 30 days should somebody report it; then it is gone. The
 * trace stays. Answers how many messages were erased.
 */
export async function eraseDeleted(unitOfWork: UnitOfWork, target: Erasable, now: Date): Promise<number> {
  const { versions } = stores[target]
  const before = new Date(now.getTime() - limits.evidenceDays * DAY)
  await unitOfWork((tx) =>
    tx.delete(versions).where(and(lt(versions.replacedAt, before), isUnreported(tx, target, versions.messageId))),
  )
  let total = 0
  let erased = 0
  do {
    erased = await unitOfWork((tx) => eraseSome(tx, target, now, before))
    total += erased
  } while (erased === BATCH)
  return total
}
