import { useSyncExternalStore } from 'react'
import { useOutbox, useSent } from '../../../outbox/outbox-entries.ts'

/** Meetings answered on this page, which its loader data does not know yet. */
const answered = new Set<number>()
const listeners = new Set<() => void>()

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useAnswered = (meetingId: number): boolean =>
  useSyncExternalStore(
    watch,
    () => answered.has(meetingId),
    () => false,
  )

/** The answer that is still in the outbox: `leaving`, or `waits` while it cannot be sent. */
export function useLeavingAnswer(meetingId: number): 'leaving' | 'waits' | null {
  const mine = useOutbox().find((unsent) => unsent.kind === 'checkIn' && unsent.meetingId === meetingId)
  if (mine === undefined) return null
  return mine.waitsFor === null && (typeof navigator === 'undefined' || navigator.onLine) ? 'leaving' : 'waits'
}

/** Called when an answer has arrived, sent by this page, another tab or the service worker. */
export function useAnswerArrived(then: (answer: 'well' | 'tell') => void): void {
  useSent((unsent) => {
    if (unsent.kind !== 'checkIn') return
    answered.add(unsent.meetingId)
    for (const listener of listeners) listener()
    then(unsent.answer)
  })
}

interface Answer {
  viewerId: number
  meetingId: number
  answer: 'well' | 'tell'
}

/** Through the outbox: sent once there is a network, even after the page is closed. */
export async function sendAnswer({ viewerId, ...written }: Answer): Promise<void> {
  const { sendCheckIn } = await import('../../../outbox/outbox.ts')
  await sendCheckIn({ ...written, authorId: viewerId })
}
