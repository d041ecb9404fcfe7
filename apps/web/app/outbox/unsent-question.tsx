import { useState } from 'react'
import { outboxText } from '../text/outbox.ts'
import { Button } from '../ui/button.tsx'
import { eraseOutbox } from './outbox-store.ts'

/** What is not sent yet stays for her on this device, unless she says otherwise. */
export function UnsentQuestion({ viewerId }: { viewerId: number }) {
  const [erased, setErased] = useState(false)
  if (erased) return <p className="su-notice">{outboxText.erased}</p>
  return (
    <div className="su-notice stack">
      <p>{outboxText.atSignOut}</p>
      <Button look="quiet" size="sm" onClick={() => void eraseOutbox(viewerId).then(() => setErased(true))}>
        {outboxText.erase}
      </Button>
    </div>
  )
}
