import { useSyncExternalStore } from 'react'
import { useSent, useWaiting } from '../../outbox/waiting.ts'

/** Meetings that she has answered for on this page: what it was served with does not know yet. */
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

/** Her answer for this meeting, while it has not left; `waits` says what for. */
export function useLeavingAnswer(meetingId: number): 'leaving' | 'waits' | null {
  const mine = useWaiting().find((unsent) => unsent.kind === 'checkIn' && unsent.meetingId === meetingId)
  if (mine === undefined) return null
  return mine.waitsFor === null && (typeof navigator === 'undefined' || navigator.onLine) ? 'leaving' : 'waits'
}

/** Calls `then` once an answer of hers has arrived, whoever sent it: this page, another tab, the worker. */
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

/** It leaves by itself, with the network or once it is back, also where this page is closed meanwhile. */
export async function sendAnswer({ viewerId, ...written }: Answer): Promise<void> {
  const { sendCheckIn } = await import('../../outbox/outbox.ts')
  await sendCheckIn({ ...written, authorId: viewerId })
}
