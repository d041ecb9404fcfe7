import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** Set by the worker when it caches a page: time in milliseconds. */
export const cachedAt = () => Number(document.documentElement.dataset.keptAt ?? 0)

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** When this page was cached; 0 if it came over the network. */
export const useCachedAt = (): number => useSyncExternalStore(watch, cachedAt, () => 0)

export function markFresh(): void {
  delete document.documentElement.dataset.keptAt
  for (const listener of listeners) listener()
}
