import { useCallback, useEffect } from 'react'
import { useCatchUp } from '../events/live-events.ts'
import { mayHaveUnsent } from './unsent-flag.ts'

/** Milliseconds after mount, to let rendering come first. */
const AFTER_OPENING = 1000

/** The outbox code loads only when something is unsent. */
export function OutboxResume({ viewerId }: { viewerId: number }) {
  const resume = useCallback(() => {
    if (!mayHaveUnsent(viewerId)) return
    // Offline, the next occasion loads the code.
    void import('./outbox.ts').then(
      ({ resumeOutbox }) => resumeOutbox(viewerId),
      () => null,
    )
  }, [viewerId])
  useEffect(() => {
    const timer = setTimeout(resume, AFTER_OPENING)
    addEventListener('online', resume)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', resume)
    }
  }, [resume])
  useCatchUp(resume)
  return null
}
