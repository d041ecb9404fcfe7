import { readUnsent } from './outbox-entries.ts'
import { resetRetries } from './outbox-queue.ts'
import { openOutbox, putUnsent } from './outbox-store.ts'
import { sendAfterReconnect, sendUnsent } from './send-unsent.ts'
import {
  type OutboxState,
  type Unsent,
  type UnsentBatchNote,
  type UnsentCheckIn,
  type UnsentComment,
  type UnsentMaking,
  type UnsentMessage,
  type UnsentReaction,
  type UnsentRoomMessage,
  type UnsentShare,
  type UnsentShopping,
  type UnsentVote,
  votedOn,
} from './unsent.ts'

type EntryInput<Kind extends Unsent> = Omit<Kind, Exclude<keyof OutboxState, 'authorId'> | 'kind'>

/** Strictly increasing, even within one millisecond. */
function nextMoment(): number {
  return Math.max(Date.now(), (readUnsent().at(-1)?.at ?? 0) + 1)
}

const newState = () => ({ attempts: 0, retryAt: 0, waitsFor: null, refusal: null, at: nextMoment() })

/** Once stored, the entry is sent exactly once, even if the page closes. */
async function enqueue(unsent: Unsent): Promise<void> {
  await openOutbox(unsent.authorId)
  await putUnsent(unsent)
  void sendUnsent()
}

/** Uses the draft's id, so that sending from two tabs creates one message. */
export const sendMessage = (written: EntryInput<UnsentMessage> & { clientId: string }) =>
  enqueue({ ...written, ...newState(), kind: 'message' })

export const sendRoomMessage = (written: EntryInput<UnsentRoomMessage> & { clientId: string }) =>
  enqueue({ ...written, ...newState(), kind: 'roomMessage' })

/** A retry keeps the id of the first attempt, which may have arrived. */
export const sendComment = (written: EntryInput<UnsentComment> & { clientId: string }) =>
  enqueue({ ...written, ...newState(), kind: 'comment' })

export const sendReaction = (written: EntryInput<UnsentReaction>) =>
  enqueue({
    ...written,
    ...newState(),
    kind: 'reaction',
    clientId: `reaction ${written.authorId} ${written.target} ${written.targetId}`,
  })

export const sendCheckIn = (written: EntryInput<UnsentCheckIn>) =>
  enqueue({ ...written, ...newState(), kind: 'checkIn', clientId: `checkIn ${written.authorId} ${written.meetingId}` })

export const sendVote = (written: EntryInput<UnsentVote>) =>
  enqueue({ ...written, ...newState(), kind: 'vote', clientId: `vote ${written.authorId} ${votedOn(written)}` })

export const sendBatchNote = (written: EntryInput<UnsentBatchNote> & { clientId: string }) =>
  enqueue({ ...written, ...newState(), kind: 'batchNote' })
export const sendMaking = (written: EntryInput<UnsentMaking>) =>
  enqueue({ ...written, ...newState(), kind: 'making', clientId: `making ${written.authorId} ${written.shareId}` })

export const sendShare = (written: EntryInput<UnsentShare> & { clientId: string }) =>
  enqueue({ ...written, ...newState(), kind: 'share' })

export const sendShopping = (written: EntryInput<UnsentShopping>) =>
  enqueue({ ...written, ...newState(), kind: 'shopping', clientId: crypto.randomUUID() })

export async function retryUnsent(unsent: Unsent): Promise<void> {
  await putUnsent(resetRetries(unsent))
  await sendUnsent()
}

export async function resumeOutbox(viewerId: number): Promise<void> {
  await openOutbox(viewerId)
  await sendAfterReconnect()
}
