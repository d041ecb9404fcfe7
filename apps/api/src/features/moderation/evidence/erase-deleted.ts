import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, inArray, isNull, lt } from 'drizzle-orm'
import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import { type MessageTarget, threadTables } from '../../chat/threads/public.ts'
import { removeFiles } from '../../foundation/files/public.ts'
import { isUnreported } from './open-reports.ts'

const { pollVotes } = tables

const BATCH = 200
const DAY = 24 * 60 * 60 * 1000

const noPoll = { poll: null, pollEndsAt: null, pollCounts: [], pollVoters: 0 }

async function eraseSome(tx: Tx, target: MessageTarget, now: Date, before: Date): Promise<number> {
  const { messages, images, versions } = threadTables[target]
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
  if (target === 'roomMessage') await tx.delete(pollVotes).where(inArray(pollVotes.roomMessageId, ids))
  const more = target === 'message' ? { profileQuote: null } : noPoll
  await tx
    .update(messages)
    .set({ text: '', linkPreviewId: null, erasedAt: now, ...more })
    .where(inArray(messages.id, ids))
  return ids.length
}

/**
 * Deleted messages and earlier versions go after 30 days, unless reported; an empty row stays.
 * @returns the number of erased messages
 */
export async function eraseDeleted(unitOfWork: UnitOfWork, target: MessageTarget, now: Date): Promise<number> {
  const { versions } = threadTables[target]
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
