import { useEffect, useState } from 'react'
import { identityText } from '../../text/identity.ts'
import { useViewer } from '../../viewer/viewer-context.tsx'
import { hasUnsentMessages } from './has-unsent-messages.ts'

/** Before she signs out: « Des messages ne sont pas encore partis. » Nothing where all have left. */
export function UnsentNotice() {
  const viewerId = useViewer()?.id
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    if (viewerId === undefined) return
    let gone = false
    void hasUnsentMessages(viewerId).then((some) => gone || setWaiting(some))
    return () => {
      gone = true
    }
  }, [viewerId])
  return <div role="status">{waiting ? <p className="su-notice">{identityText.unsentAtSignOut}</p> : null}</div>
}
