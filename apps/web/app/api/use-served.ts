import { useState } from 'react'

/** Loader data as changed since; newer loader data replaces the changes. */
export function useServed<T>(served: T): [T, (change: (known: T) => T) => void] {
  const [state, setState] = useState({ served, now: served })
  const now = state.served === served ? state.now : served
  const change = (map: (known: T) => T) =>
    setState((known) => ({ served, now: map(known.served === served ? known.now : served) }))
  return [now, change]
}
