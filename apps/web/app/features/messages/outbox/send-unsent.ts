import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { publishLiveEvent } from '../../../live/live-events.ts'
import { messagesApi, type SentMessage } from '../messages.api.ts'
import { afterFailure, afterReturn, nextUnsent, type UnsentMessage } from './outbox-queue.ts'
import { putUnsent, readUnsent, reload, removeUnsent } from './outbox-store.ts'

/** An answer that does not come is no answer: it is sent again, under the same id. */
const PATIENCE = 20_000

function withPatience<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiFailure('OFFLINE')), PATIENCE)
  })
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer))
}

async function sendOne(message: UnsentMessage): Promise<void> {
  const { clientId, to, text, images } = message
  let sent: SentMessage
  try {
    sent = await withPatience(messagesApi(api).send({ clientId, to, text, imageIds: images.map(({ id }) => id) }))
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const takenBack = !readUnsent().some((each) => each.clientId === clientId)
    if (!takenBack) await putUnsent(afterFailure(message, error, Date.now(), Math.random()))
    return
  }
  // The thread takes it before the outbox lets go: it is on screen at every moment.
  publishLiveEvent({ type: 'message', ...sent })
  await removeUnsent(clientId)
}

let timer: ReturnType<typeof setTimeout> | undefined

function comeBackAt(moment: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void sendUnsent(), Math.max(0, moment - Date.now()))
}

async function sendAll(): Promise<void> {
  await reload()
  for (;;) {
    if (!navigator.onLine) return
    const next = nextUnsent(readUnsent(), Date.now())
    if (next === null) return
    if ('waitUntil' in next) return comeBackAt(next.waitUntil)
    await sendOne(next.send)
  }
}

/** One tab at a time: the next one then finds nothing left to send. */
export async function sendUnsent(): Promise<void> {
  if (navigator.locks === undefined) return sendAll()
  await navigator.locks.request('messages-outbox', sendAll)
}

/** The network is back, the tab awake, the page open again. */
export async function sendAfterReturn(): Promise<void> {
  await reload()
  for (const message of readUnsent()) {
    const again = afterReturn(message)
    if (again !== message) await putUnsent(again)
  }
  await sendUnsent()
}
