import type { FileView } from '@consoeurs/contract'
import { asNew, type UnsentMessage } from './outbox-queue.ts'
import { openOutbox, putUnsent, readUnsent } from './outbox-store.ts'
import { sendAfterReturn, sendUnsent } from './send-unsent.ts'

interface Written {
  authorId: number
  to: string
  text: string
  images: FileView[]
}

/** Takes a message: from here on it leaves by itself, once, whatever happens to this page. */
export async function sendMessage(written: Written): Promise<void> {
  const clientId = crypto.randomUUID()
  const fresh = { attempts: 0, retryAt: 0, waitsFor: null, refusal: null }
  await putUnsent({ ...written, ...fresh, clientId, at: nextMoment() })
  await sendUnsent()
}

/** Later than everything she sent before, even within the same millisecond. */
function nextMoment(): number {
  return Math.max(Date.now(), (readUnsent().at(-1)?.at ?? 0) + 1)
}

export async function retryUnsent(message: UnsentMessage): Promise<void> {
  await putUnsent(asNew(message))
  await sendUnsent()
}

/** The page opens, wakes up or finds its network again. */
export async function resumeOutbox(viewerId: number): Promise<void> {
  await openOutbox(viewerId)
  await sendAfterReturn()
}
