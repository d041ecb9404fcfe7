import { useCallback, useRef, useState } from 'react'
import { ApiFailure } from '../../../api/client.ts'

/** Before the first message of the window, or from its last one on. */
export type EdgeQuery = { before: number } | { from: number }

interface Window {
  messages: readonly { seq: number }[]
}

interface EdgeOptions<Talk extends Window, Slice> {
  side: 'older' | 'newer'
  read: () => Talk | undefined
  change: (changed: (known: Talk) => Talk) => void
  /** @throws ApiFailure */
  ask: (talk: Talk, beyond: EdgeQuery) => Promise<Slice | null>
  place: (talk: Talk, slice: Slice) => Talk
}

const edgeOf = ({ messages }: Window, side: 'older' | 'newer') => (side === 'older' ? messages[0] : messages.at(-1))

/** `ask` and `place` must be stable. */
export function useEdge<Talk extends Window, Slice>({ side, read, change, ask, place }: EdgeOptions<Talk, Slice>) {
  const [loading, setLoading] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const busy = useRef(false)
  const load = useCallback(async () => {
    const known = read()
    const edge = known && edgeOf(known, side)
    if (busy.current || known === undefined || edge === undefined) return
    busy.current = true
    setLoading(true)
    setError(null)
    try {
      const slice = await ask(known, side === 'older' ? { before: edge.seq } : { from: edge.seq })
      // Ignore the response if the window moved meanwhile.
      change((now) => (slice !== null && edgeOf(now, side)?.seq === edge.seq ? place(now, slice) : now))
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      setError(failure.message)
    } finally {
      busy.current = false
      setLoading(false)
    }
  }, [side, read, change, ask, place])
  return { load, loading, error }
}
