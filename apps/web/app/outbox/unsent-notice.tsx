import { useEffect, useState } from 'react'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'
import { hasUnsent } from './has-unsent.ts'

const UnsentQuestion = lazyPart(async () => (await import('./unsent-question.tsx')).UnsentQuestion, {
  drawnAs: '.unsent-question',
})

/** Before she signs out: what she wrote and has not left is asked about. Nothing where all has left. */
export function UnsentNotice() {
  const viewerId = useViewer()?.id
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    if (viewerId === undefined) return
    let gone = false
    void hasUnsent(viewerId).then((some) => gone || setWaiting(some))
    return () => {
      gone = true
    }
  }, [viewerId])
  return <div role="status">{waiting && viewerId !== undefined ? <UnsentQuestion viewerId={viewerId} /> : null}</div>
}
