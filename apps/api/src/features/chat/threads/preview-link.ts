import type { LinkPreviewView } from '@consoeurs/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import {
  linkPreviewView,
  type PreviewParts,
  previewOf,
  requestMemberPreview,
} from '../../publishing/link-previews/public.ts'
import { storeChange } from './change-message.ts'
import type { ThreadMessage, ThreadTables } from './thread-tables.ts'

/** Messages of one address whose open pages get the preview. */
const PREVIEWED = 100

/**
 * The caller holds the lock on the thread, as an edit does: the lock on the preview always comes second.
 * @returns the preview, where it is known already
 */
export async function attachPreview(
  tx: Tx,
  { messages }: ThreadTables,
  parts: PreviewParts,
  message: Pick<ThreadMessage, 'id' | 'authorId' | 'text'>,
): Promise<LinkPreviewView | null> {
  const linkPreviewId = await requestMemberPreview(tx, parts, message)
  if (linkPreviewId === null) return null
  const [row] = await tx
    .update(messages)
    .set({ linkPreviewId })
    .where(eq(messages.id, message.id))
    .returning({ preview: previewOf(messages.linkPreviewId) })
  return linkPreviewView(row?.preview ?? null)
}

/**
 * Gives each message with a fetched preview a new change seq, so that clients get it.
 * @returns their ids
 */
export async function storePreview(tx: Tx, thread: ThreadTables, previewId: number): Promise<number[]> {
  const { messages, threads, threadId } = thread
  const shown = await tx
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(threads, eq(threads.id, threadId))
    .where(and(eq(messages.linkPreviewId, previewId), isNull(messages.deletedAt)))
    // Threads are locked in the same order by all.
    .orderBy(asc(threads.id), asc(messages.id))
    .limit(PREVIEWED)
  for (const { id } of shown) await storeChange(tx, thread, id, {})
  return shown.map(({ id }) => id)
}
