import type { CommentView, ReactionState, RoomWrite, SentMessage } from '@consoeurs/contract'
import { api } from '../api/browser-api.ts'
import { ApiFailure } from '../api/client.ts'
import { publishLiveEvent } from '../live/live-events.ts'
import { toast } from '../ui/toast.tsx'
import { outboxName } from './outbox-database.ts'
import { afterFailure, afterReturn, nextUnsent } from './outbox-queue.ts'
import { putUnsent, reload, removeUnsent, stands } from './outbox-store.ts'
import { callOf, hasPictures, type Unsent, type UnsentReaction } from './unsent.ts'
import { publishSent, readUnsent } from './waiting.ts'
import { wakeWorker } from './wake-worker.ts'

/** An answer that does not come is no answer: it is sent again, under the same id. */
const PATIENCE = 20_000

function withPatience<T>(answer: Promise<T>): Promise<T> {
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

/** The page takes it before the outbox lets go: it is on screen at every moment. */
function show(unsent: Unsent, answer: unknown): void {
  if (unsent.kind === 'message' || (unsent.kind === 'reaction' && unsent.target === 'messages')) {
    publishLiveEvent({ type: 'message', ...(answer as SentMessage) })
  }
  if (unsent.kind === 'roomMessage' || (unsent.kind === 'reaction' && unsent.target === 'rooms/messages')) {
    const { message } = answer as RoomWrite
    publishLiveEvent({ type: 'room.message', roomId: message.roomId, message, own: true })
  }
  if (unsent.kind === 'reaction') showReaction(unsent, answer as ReactionState)
  publishSent(unsent, answer as CommentView)
}

async function fail(unsent: Unsent, failure: ApiFailure): Promise<void> {
  // Taken back meanwhile, or another wish took its place.
  if (!stands(unsent)) return
  const after = afterFailure(unsent, failure, Date.now(), Math.random())
  if ((after.kind === 'reaction' || after.kind === 'checkIn') && after.refusal !== null) {
    // There is no place on a page for a reaction that nobody wants, nor for an answer to what is over.
    await removeUnsent(unsent)
    return toast.error(after.refusal)
  }
  await putUnsent(after)
  if (after.waitsFor === 'network') void wakeWorker()
}

async function sendOne(unsent: Unsent): Promise<void> {
  try {
    const whole = hasPictures(unsent) ? await (await import('./bring-pictures.ts')).bringPictures(unsent) : unsent
    const { method, path, body } = callOf(whole)
    const answer = await withPatience(api[method]<unknown>(path, body))
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

function comeBackAt(moment: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void sendUnsent(), Math.max(0, moment - Date.now()))
}

async function sendAll(): Promise<void> {
  await reload()
  for (;;) {
    const next = nextUnsent(readUnsent(), Date.now())
    if (next === null) return
    if (!navigator.onLine) return void wakeWorker()
    if ('waitUntil' in next) return comeBackAt(next.waitUntil)
    await sendOne(next.send)
  }
}

/** One tab, or the worker, at a time: the next one then finds nothing left to send. */
export async function sendUnsent(): Promise<void> {
  if (navigator.locks === undefined) return sendAll()
  await navigator.locks.request(outboxName, sendAll)
}

/** The network is back, the tab awake, the page open again. */
export async function sendAfterReturn(): Promise<void> {
  await reload()
  for (const unsent of readUnsent()) {
    const again = afterReturn(unsent)
    if (again !== unsent) await putUnsent(again)
  }
  await sendUnsent()
}
