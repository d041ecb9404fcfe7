import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { keptMessageText } from '../../text/kept-message.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { messagesApi } from './messages.api.ts'

interface KeptBarProps {
  id: number
  state: 'held' | 'refused'
  onTakenBack: () => void
}

/** In the composer's place: her first message waits to be read, or goes no further. She may take it back. */
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
      // It was read meanwhile, or another page of hers took it back: what is true now is shown.
      if (error.status !== 404) return toast.error(error.message)
    } finally {
      setBusy(false)
    }
    onTakenBack()
  }
  return (
    <div className="th-closed" role="status">
      <p className="b">{lead}</p>
      <p className="small soft">{text}</p>
      <div className="row tight th-kept">
        <Button look="quiet" size="sm" busy={busy} onClick={() => void takeBack()}>
          {keptMessageText.takeBack}
        </Button>
        {state === 'refused' ? (
          <Link className="link" to="/settings/signalements">
            {keptMessageText.why}
          </Link>
        ) : null}
      </div>
    </div>
  )
}
