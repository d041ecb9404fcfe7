import { useEffect, useState } from 'react'
import { ApiFailure } from './client.ts'

interface Loaded<T> {
  /** Null while it is on its way. */
  answer: T | ApiFailure | null
  retry: () => void
}

/** What a sheet needs, fetched with each opening. `load` must be stable between renders. */
export function useLoaded<T>(open: boolean, load: () => Promise<T>): Loaded<T> {
  const [answer, setAnswer] = useState<T | ApiFailure | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt loads again
  useEffect(() => {
    if (!open) return
    let gone = false
    setAnswer(null)
    load().then(
      (loaded) => gone || setAnswer(() => loaded),
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error
        if (!gone) setAnswer(error)
      },
    )
    return () => {
      gone = true
    }
  }, [open, load, attempt])
  return { answer, retry: () => setAttempt(attempt + 1) }
}
