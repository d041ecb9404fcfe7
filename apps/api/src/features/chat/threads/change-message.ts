import type { Brand } from '@consoeurs/brand'
import { limits, type RemovalReason } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { type PreviewParts, requestMemberPreview } from '../../publishing/link-previews/public.ts'
import { checkKind, setReaction } from '../../publishing/reactions/public.ts'
import type { ThreadMessage, ThreadTables } from './thread-tables.ts'

const { reactions, roomMessages } = tables

export type PublishParts = Pick<FeatureOptions, 'realtime' | 'cards' | 'now'>

/** Columns of room messages include those of conversations. */
export type MessageChange = Partial<Omit<typeof roomMessages.$inferInsert, 'roomId'>>

/** What conversations and rooms do differently. */
export interface ThreadKind<Locked extends { message: ThreadMessage }, Answer> {
  tables: ThreadTables
  /**
   * Locks the thread, loads the message and checks the policy.
   * @throws AppError MESSAGE_NOT_FOUND, FORBIDDEN
   */
  lock(tx: Tx, viewer: Viewer, id: number, action: 'edit' | 'remove' | 'react'): Promise<Locked>
  checkText?(locked: Locked, text: string): void
  /** Whether links get a preview there. */
  hasPreviews(locked: Locked): boolean
  afterEdit(tx: Tx, viewer: Viewer, locked: Locked, text: string): Promise<void>
  deletion?(viewer: Viewer, locked: Locked): MessageChange
  afterDeletion(
    tx: Tx,
    parts: PublishParts,
    viewer: Viewer,
    deleted: Locked & { reason?: RemovalReason | undefined },
  ): Promise<void>
  /**
   * Publishes the message as it is now.
   * @returns the viewer's view
   */
  publish(tx: Tx, parts: PublishParts, viewer: Viewer, locked: Locked): Promise<Answer>
}

/**
 * Locks the message's thread, which serialises changes and sends.
 * @returns its id, undefined where there is no such message
 */
export async function lockThread(
  tx: Tx,
  { threads, messages, threadId }: ThreadTables,
  messageId: number,
  condition?: SQL,
): Promise<number | undefined> {
  const [thread] = await tx
    .select({ id: threads.id })
    .from(threads)
    .innerJoin(messages, eq(threadId, threads.id))
    .where(and(eq(messages.id, messageId), condition))
    .for('no key update', { of: threads })
  return thread?.id
}

/** Changes take a seq too, for clients that ask for changes after N. */
export async function storeChange(
  tx: Tx,
  { threads, messages, threadId }: ThreadTables,
  id: number,
  change: MessageChange,
): Promise<void> {
  const thread = tx.select({ id: threadId }).from(messages).where(eq(messages.id, id))
  const [row] = await tx
    .update(threads)
    .set({ lastSeq: sql`${threads.lastSeq} + 1` })
    .where(inArray(threads.id, thread))
    .returning({ changedSeq: threads.lastSeq })
  if (row === undefined) throw new AppError('MESSAGE_NOT_FOUND')
  await tx
    .update(messages)
    .set({ ...change, ...row })
    .where(eq(messages.id, id))
}

/** The text is kept as evidence until `messages.erase`. */
export async function storeDeletion(tx: Tx, thread: ThreadTables, id: number, change: MessageChange): Promise<void> {
  await storeChange(tx, thread, id, { ...change, reactionCounts: {} })
  await tx.delete(reactions).where(and(eq(reactions.target, thread.target), eq(reactions.targetId, id)))
}

async function checkNotEmpty(tx: Tx, { images }: ThreadTables, id: number, text: string): Promise<void> {
  if (text !== '' || (await tx.$count(images, eq(images.messageId, id))) > 0) return
  throw new AppError('VALIDATION', { fields: { text: ['Écris quelques mots.'] } })
}

/** Editable for 15 minutes. Old versions are kept for a while as evidence. */
export async function editMessage<Locked extends { message: ThreadMessage }, Answer>(
  tx: Tx,
  kind: ThreadKind<Locked, Answer>,
  parts: PublishParts & PreviewParts,
  viewer: Viewer,
  { id, text }: { id: number; text: string },
): Promise<Answer> {
  const locked = await kind.lock(tx, viewer, id, 'edit')
  const { message } = locked
  const now = parts.now()
  if (now.getTime() - message.createdAt.getTime() > limits.messageEdit) throw new AppError('MESSAGE_TOO_OLD')
  if (text !== message.text) {
    kind.checkText?.(locked, text)
    await checkNotEmpty(tx, kind.tables, id, text)
    await tx.insert(kind.tables.versions).values({ messageId: id, text: message.text, replacedAt: now })
    const written = { authorId: message.authorId, text }
    const linkPreviewId = kind.hasPreviews(locked) ? await requestMemberPreview(tx, parts, written) : null
    await storeChange(tx, kind.tables, id, { text, linkPreviewId, editedAt: now })
    await kind.afterEdit(tx, viewer, locked, text)
  }
  return kind.publish(tx, parts, viewer, locked)
}

/** For everyone, at any time. Idempotent. */
export async function deleteMessage<Locked extends { message: ThreadMessage }, Answer>(
  tx: Tx,
  kind: ThreadKind<Locked, Answer>,
  parts: PublishParts,
  viewer: Viewer,
  { id, reason }: { id: number; reason?: RemovalReason },
): Promise<Answer> {
  const locked = await kind.lock(tx, viewer, id, 'remove')
  if (locked.message.deletedAt === null) {
    await storeDeletion(tx, kind.tables, id, { ...kind.deletion?.(viewer, locked), deletedAt: parts.now() })
    await kind.afterDeletion(tx, parts, viewer, { ...locked, reason })
  }
  return kind.publish(tx, parts, viewer, locked)
}

/**
 * Null removes the reaction. No notification.
 * @throws AppError VALIDATION
 */
export async function reactToMessage<Locked extends { message: ThreadMessage }, Answer>(
  tx: Tx,
  kind: ThreadKind<Locked, Answer>,
  parts: PublishParts & { brand: Brand },
  viewer: Viewer,
  { id, reaction }: { id: number; reaction: string | null },
): Promise<Answer> {
  checkKind(parts.brand, reaction)
  const locked = await kind.lock(tx, viewer, id, 'react')
  const { changed } = await setReaction(tx, viewer, { target: kind.tables.target, targetId: id, kind: reaction })
  if (changed) await storeChange(tx, kind.tables, id, {})
  return kind.publish(tx, parts, viewer, locked)
}
