import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Unsent } from './unsent.ts'

const none: readonly Unsent[] = []
/** What this page shows as on its way. Small, for every page reads it; the outbox itself is fetched where there is one. */
let waiting: readonly Unsent[] = none
const listeners = new Set<() => void>()

export const readUnsent = (): readonly Unsent[] => waiting

export function showUnsent(all: readonly Unsent[]): void {
  waiting = all
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Everything of hers that is on its way, in the order of writing. */
export const useWaiting = (): readonly Unsent[] => useSyncExternalStore(watch, readUnsent, () => none)

type SentListener = (unsent: Unsent, answer: unknown) => void
const sentListeners = new Set<SentListener>()

/** The server has it, and answered. */
export function publishSent(unsent: Unsent, answer: unknown): void {
  for (const listener of sentListeners) listener(unsent, answer)
}

/** Calls `listener` for each thing of hers that has arrived, while the component is on the page. */
export function useSent(listener: SentListener): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    const call: SentListener = (unsent, answer) => latest.current(unsent, answer)
    sentListeners.add(call)
    return () => {
      sentListeners.delete(call)
    }
  }, [])
}
