import { useCallback, useEffect } from 'react'
import { useCatchUp } from '../live/live-events.ts'
import { mayHaveUnsent } from './unsent-flag.ts'

/** After the page has drawn itself: nothing here is urgent to the eye. */
const AFTER_OPENING = 1000

/** What every open page owes her: what could not leave leaves. Its code is fetched where something waits. */
export function OutboxDuties({ viewerId }: { viewerId: number }) {
  const resume = useCallback(() => {
    if (!mayHaveUnsent(viewerId)) return
    // Without a network its code waits for the next occasion.
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
