import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Unsent } from './unsent.ts'

const none: readonly Unsent[] = []
/** Kept small because every page loads it. */
let entries: readonly Unsent[] = none
const listeners = new Set<() => void>()

export const readUnsent = (): readonly Unsent[] => entries

export function showUnsent(all: readonly Unsent[]): void {
  entries = all
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useOutbox = (): readonly Unsent[] => useSyncExternalStore(watch, readUnsent, () => none)

type SentListener = (unsent: Unsent, answer: unknown) => void
const sentListeners = new Set<SentListener>()

export function publishSent(unsent: Unsent, answer: unknown): void {
  for (const listener of sentListeners) listener(unsent, answer)
}

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
