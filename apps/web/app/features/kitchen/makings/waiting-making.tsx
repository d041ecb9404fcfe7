import { retryUnsent } from '../../../outbox/outbox.ts'
import { removeUnsent } from '../../../outbox/outbox-store.ts'
import type { UnsentMaking } from '../../../outbox/unsent.ts'
import { outboxText } from '../../../text/outbox.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useOnline } from '../../../ui/states/offline-banner.tsx'
import styles from './makings.module.css'
import { makingsText as text } from './makings.text.ts'

interface WaitingMakingProps {
  making: UnsentMaking
  onResume: (making: UnsentMaking) => void
}

/** Waits for the network, or was refused and needs its author's decision. */
export function WaitingMaking({ making, onResume }: WaitingMakingProps) {
  const { refusal, waitsFor } = making
  const online = useOnline()
  const leaving = online && waitsFor === null
  const waiting = waitsFor === 'server' ? outboxText.waitsForServer : outboxText.waitsForNetwork
  const resume = async () => {
    await removeUnsent(making)
    onResume(making)
  }
  return (
    <div className={styles.waiting} data-hook="waiting-making">
      {making.text === '' ? null : <p>{making.text}</p>}
      {refusal === null ? (
        <p className="meta row tight">
          <Icon of="clock" size="s" />
          <span>{leaving ? outboxText.leaving : waiting}</span>
        </p>
      ) : (
        <p className="field-error" role="alert">
          {refusal}
        </p>
      )}
      {refusal === null && leaving ? null : (
        <div className="row tight">
          {refusal === null ? null : (
            <Button look="quiet" size="sm" onClick={() => void retryUnsent(making)}>
              {outboxText.retry}
            </Button>
          )}
          <Button look="quiet" size="sm" onClick={() => void resume()}>
            {text.resume}
          </Button>
          <Button look="ghost" size="sm" onClick={() => void removeUnsent(making)}>
            {outboxText.remove}
          </Button>
        </div>
      )}
    </div>
  )
}
