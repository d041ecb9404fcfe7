import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/messages-page.module.css'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { keptMessageText } from './kept-message.text.ts'
import { messagesApi } from './messages.api.ts'

interface KeptBarProps {
  id: number
  state: 'held' | 'refused'
  onTakenBack: () => void
}

/** Replaces the composer while the author's first message awaits review or is refused; she may withdraw it. */
export function KeptBar({ id, state, onTakenBack }: KeptBarProps) {
  const [busy, setBusy] = useState(false)
  const { lead, text } = keptMessageText[state]
  const takeBack = async () => {
    setBusy(true)
    try {
      await messagesApi(api).withdraw(id)
      toast.success(keptMessageText.takenBack)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      // 404: it was read meanwhile, or withdrawn on another page; fall through and show the current state.
      if (error.status !== 404) return toast.error(error.message)
    } finally {
      setBusy(false)
    }
    onTakenBack()
  }
  return (
    <div className={styles.closed} data-hook="thread-closed" role="status">
      <p className="bold">{lead}</p>
      <p className="small soft">{text}</p>
      <div className={`row tight ${styles.kept}`}>
        <Button look="quiet" size="sm" busy={busy} onClick={() => void takeBack()}>
          {keptMessageText.takeBack}
        </Button>
        {state === 'refused' ? (
          <Link className="text-link" to="/settings/signalements">
            {keptMessageText.why}
          </Link>
        ) : null}
      </div>
    </div>
  )
}
