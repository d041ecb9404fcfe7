import type { CommentView, ReactionState, RoomMessageResult, SentMessage, ShoppingNews } from '@consoeurs/contract'
import { api } from '../api/browser-api.ts'
import { ApiFailure } from '../api/client.ts'
import { publishLiveEvent } from '../events/live-events.ts'
import { toast } from '../ui/overlays/toast.tsx'
import { outboxName } from './outbox-database.ts'
import { publishSent, readUnsent } from './outbox-entries.ts'
import { afterFailure, afterReconnect, nextUnsent } from './outbox-queue.ts'
import { isStored, putUnsent, reload, removeUnsent } from './outbox-store.ts'
import { apiCallOf, needsUpload, type Unsent, type UnsentReaction } from './unsent.ts'
import { wakeWorker } from './wake-worker.ts'

/** Milliseconds: after this timeout the request is retried with the same id. */
const PATIENCE = 20_000

function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiFailure('OFFLINE')), PATIENCE)
  })
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer))
}

function showReaction(unsent: UnsentReaction, reactions: ReactionState): void {
  const { target, targetId, shareId, articleId = null, authorId: actorId, reaction: kind } = unsent
  const told = { actorId, kind, reactions }
  if (target === 'articles') publishLiveEvent({ type: 'article.reactions', articleId: targetId, ...told })
  if (target === 'shares') publishLiveEvent({ type: 'share.reactions', shareId: targetId, ...told })
  if (target !== 'comments') return
  const comment = { type: 'comment.reactions', commentId: targetId, ...told } as const
  if (shareId !== null) publishLiveEvent({ ...comment, shareId })
  else if (articleId !== null) publishLiveEvent({ ...comment, articleId })
}

/** Answered with the message. */
const isInRoom = (unsent: Unsent) =>
  unsent.kind === 'roomMessage' ||
  (unsent.kind === 'reaction' && unsent.target === 'rooms/messages') ||
  (unsent.kind === 'vote' && unsent.roomMessageId !== undefined)

/** Publish to the UI before deleting the outbox entry, to avoid a flicker. */
function show(unsent: Unsent, answer: unknown): void {
  if (unsent.kind === 'message' || (unsent.kind === 'reaction' && unsent.target === 'messages')) {
    publishLiveEvent({ type: 'message', ...(answer as SentMessage) })
  }
  if (isInRoom(unsent)) {
    const { message } = answer as RoomMessageResult
    publishLiveEvent({ type: 'room.message', roomId: message.roomId, message, own: true })
  }
  if (unsent.kind === 'shopping') {
    publishLiveEvent({ type: 'shopping.lines', listId: unsent.listId, ...(answer as ShoppingNews) })
  }
  if (unsent.kind === 'making') publishLiveEvent({ type: 'share.made', shareId: unsent.shareId })
  if (unsent.kind === 'vote' && unsent.shareId !== undefined)
    publishLiveEvent({ type: 'share.voted', shareId: unsent.shareId })
  if (unsent.kind === 'reaction') showReaction(unsent, answer as ReactionState)
  publishSent(unsent, answer as CommentView)
}

const isMark = ({ kind }: Unsent) => ['reaction', 'checkIn', 'vote', 'shopping', 'batchNote'].includes(kind)

async function fail(unsent: Unsent, failure: ApiFailure): Promise<void> {
  // Withdrawn or replaced meanwhile.
  if (!isStored(unsent)) return
  const after = afterFailure(unsent, failure, Date.now(), Math.random())
  if (isMark(after) && after.refusal !== null) {
    // The page cannot show a refused mark.
    await removeUnsent(unsent)
    return toast.error(after.refusal)
  }
  await putUnsent(after)
  if (after.waitsFor === 'network') void wakeWorker()
}

async function sendOne(unsent: Unsent): Promise<void> {
  try {
    const whole = needsUpload(unsent) ? await (await import('./upload-files.ts')).uploadFiles(unsent) : unsent
    const { method, path, body } = apiCallOf(whole)
    const answer = await withTimeout(api[method]<unknown>(path, body))
    show(unsent, answer)
    await removeUnsent(unsent)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    await fail(
      readUnsent().find(({ clientId, at }) => clientId === unsent.clientId && at === unsent.at) ?? unsent,
      error,
    )
  }
}

let timer: ReturnType<typeof setTimeout> | undefined

function scheduleRetry(moment: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void sendUnsent(), Math.max(0, moment - Date.now()))
}

async function sendAll(): Promise<void> {
  await reload()
  for (;;) {
    const next = nextUnsent(readUnsent(), Date.now())
    if (next === null) return
    if (!navigator.onLine) return void wakeWorker()
    if ('waitUntil' in next) return scheduleRetry(next.waitUntil)
    await sendOne(next.send)
  }
}

/** Only one tab or the worker sends at a time. */
export async function sendUnsent(): Promise<void> {
  if (navigator.locks === undefined) return sendAll()
  await navigator.locks.request(outboxName, sendAll)
}

export async function sendAfterReconnect(): Promise<void> {
  await reload()
  for (const unsent of readUnsent()) {
    const again = afterReconnect(unsent)
    if (again !== unsent) await putUnsent(again)
  }
  await sendUnsent()
}
