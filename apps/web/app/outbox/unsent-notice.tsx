import '../styles/shared/doorstep.module.css'
import { useEffect, useState } from 'react'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'
import { hasUnsent } from './has-unsent.ts'

const UnsentQuestion = lazyPart(async () => (await import('./unsent-question.tsx')).UnsentQuestion, {
  drawnAs: '[data-hook~="unsent-question"]',
})

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
