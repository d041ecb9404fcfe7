import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** Written by the worker into a page that it kept: when. */
export const keptAt = () => Number(document.documentElement.dataset.keptAt ?? 0)

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** When this page was kept; 0 where it came over the network. */
export const useKeptAt = (): number => useSyncExternalStore(watch, keptAt, () => 0)

export function isFresh(): void {
  delete document.documentElement.dataset.keptAt
  for (const listener of listeners) listener()
}
