import { useRef } from 'react'

/**
 * The id under which a form sends what it says: the same until it is done, so that sending it again after a lost answer,
 * or pressing twice, is one act (decision 0027).
 */
export function useClientId() {
  const id = useRef<string | null>(null)
  return {
    now: (): string => {
      id.current ??= crypto.randomUUID()
      return id.current
    },
    /** It is done, or she knows that it was: what comes next is another act. */
    renew: () => {
      id.current = null
    },
  }
}
