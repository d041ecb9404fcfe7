import { asNew } from './outbox-queue.ts'
import { openOutbox, putUnsent } from './outbox-store.ts'
import { sendAfterReturn, sendUnsent } from './send-unsent.ts'
import type {
  OnItsWay,
  Unsent,
  UnsentCheckIn,
  UnsentComment,
  UnsentMessage,
  UnsentReaction,
  UnsentRoomMessage,
  UnsentShare,
} from './unsent.ts'
import { readUnsent } from './waiting.ts'

type Written<Kind extends Unsent> = Omit<Kind, Exclude<keyof OnItsWay, 'authorId'> | 'kind'>

/** Later than everything she sent before, even within the same millisecond. */
function nextMoment(): number {
  return Math.max(Date.now(), (readUnsent().at(-1)?.at ?? 0) + 1)
}

const fresh = () => ({ attempts: 0, retryAt: 0, waitsFor: null, refusal: null, at: nextMoment() })

/** Takes what she wrote: once this is done it leaves by itself, once, whatever happens to this page. */
async function take(unsent: Unsent): Promise<void> {
  await openOutbox(unsent.authorId)
  await putUnsent(unsent)
  void sendUnsent()
}

/** Under the id of its draft: sent from two tabs it is one message. */
export const sendMessage = (written: Written<UnsentMessage> & { clientId: string }) =>
  take({ ...written, ...fresh(), kind: 'message' })

export const sendRoomMessage = (written: Written<UnsentRoomMessage> & { clientId: string }) =>
  take({ ...written, ...fresh(), kind: 'roomMessage' })

/** Under the id of a first attempt, which may have arrived. */
export const sendComment = (written: Written<UnsentComment> & { clientId: string }) =>
  take({ ...written, ...fresh(), kind: 'comment' })

export const sendReaction = (written: Written<UnsentReaction>) =>
  take({
    ...written,
    ...fresh(),
    kind: 'reaction',
    clientId: `reaction ${written.authorId} ${written.target} ${written.targetId}`,
  })

/** Her last answer: an earlier one that has not left does not leave. */
export const sendCheckIn = (written: Written<UnsentCheckIn>) =>
  take({ ...written, ...fresh(), kind: 'checkIn', clientId: `checkIn ${written.authorId} ${written.meetingId}` })

export const sendShare = (written: Written<UnsentShare> & { clientId: string }) =>
  take({ ...written, ...fresh(), kind: 'share' })

export async function retryUnsent(unsent: Unsent): Promise<void> {
  await putUnsent(asNew(unsent))
  await sendUnsent()
}

/** The page opens, wakes up or finds its network again. */
export async function resumeOutbox(viewerId: number): Promise<void> {
  await openOutbox(viewerId)
  await sendAfterReturn()
}
