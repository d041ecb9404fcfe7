import { truncateMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { type MessageTarget, type ThreadMessage, type ThreadTables, threadTables } from '../../chat/threads/public.ts'

const { files } = tables

/** Moderators read the reported message and this many on each side. */
const NEIGHBOURS = 2

async function loadNeighbours(tx: Tx, { messages, threadId }: ThreadTables, inThread: number, seq: number) {
  const columns = { authorId: messages.authorId, text: messages.text, at: messages.createdAt }
  const here = eq(threadId, inThread)
  const before = await tx
    .select(columns)
    .from(messages)
    .where(and(here, lt(messages.seq, seq)))
    .orderBy(desc(messages.seq))
    .limit(NEIGHBOURS)
  const after = await tx
    .select(columns)
    .from(messages)
    .where(and(here, gt(messages.seq, seq)))
    .orderBy(asc(messages.seq))
    .limit(NEIGHBOURS)
  return { before: before.reverse(), after }
}

/** The reported message with its earlier versions, its images, its sound and its neighbours in the conversation or room. */
export async function loadMessageEvidence(tx: Tx, target: MessageTarget, threadId: number, message: ThreadMessage) {
  const thread = threadTables[target]
  const { images, versions } = thread
  const attached = await tx
    .select({ file: files.name, alt: images.alt, sound: files.sound })
    .from(images)
    .innerJoin(files, eq(files.id, images.fileId))
    .where(eq(images.messageId, message.id))
  const earlier = await tx
    .select({ text: versions.text, until: versions.replacedAt })
    .from(versions)
    .where(eq(versions.messageId, message.id))
    .orderBy(asc(versions.id))
  const { text, createdAt, deletedAt, seq } = message
  const neighbours = await loadNeighbours(tx, thread, threadId, seq)
  const pictures = attached.filter(({ sound }) => sound === null).map(({ file, alt }) => ({ file, alt }))
  const sounds = attached.flatMap(({ file, alt, sound }) => (sound === null ? [] : [{ file, transcript: alt }]))
  return { text, earlier, images: pictures, sounds, at: createdAt, deletedAt, ...neighbours }
}

export const excerptOf = ({ text, deletedAt }: Pick<ThreadMessage, 'text' | 'deletedAt'>): string =>
  deletedAt === null ? truncateMessage(text || 'Une image ou un message vocal') : 'Message supprimé'
