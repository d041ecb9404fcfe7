import { useState } from 'react'
import { toastFailure } from './toast-failure.ts'

/** Asks for confirmation first; a refusal is shown, and the question stays. */
export function useRemoval<T>(remove: (item: T) => Promise<void>) {
  const [asked, setAsked] = useState<T | null>(null)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    if (asked === null) return
    setBusy(true)
    await toastFailure(async () => {
      await remove(asked)
      setAsked(null)
    }).finally(() => setBusy(false))
  }
  return { asked, ask: setAsked, busy, remove: confirm }
}
