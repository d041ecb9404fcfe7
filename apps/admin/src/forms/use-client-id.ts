import { useRef } from 'react'

/**
 * Idempotency key of a form, kept until the request succeeds, so that retries and double clicks count once (decision
 * 0027).
 */
export function useClientId() {
  const id = useRef<string | null>(null)
  return {
    now: (): string => {
      id.current ??= crypto.randomUUID()
      return id.current
    },
    /** Call after success, or when the user learns that it had succeeded. */
    renew: () => {
      id.current = null
    },
  }
}
