import threadStyles from '../../../styles/shared/thread.module.css'
import styles from '../../../styles/shared/thread-parts.module.css'
import { talkText } from '../../../text/talk.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useOnline } from '../../../ui/states/offline-banner.tsx'
import type { TalkUnsent } from './talk.ts'

function waitingText({ waitsFor }: TalkUnsent, online: boolean): string {
  if (!online || waitsFor === 'network') return talkText.waitsForNetwork
  return waitsFor === 'server' ? talkText.waitsForServer : talkText.sending
}

function WaitingNote({ unsent }: { unsent: TalkUnsent }) {
  const online = useOnline()
  return (
    <p className={`${styles.read} ${threadStyles.read}`}>
      <Icon of="clock" size="s" />
      {waitingText(unsent, online)}
    </p>
  )
}

export interface UnsentActions {
  onRetry: () => void
  onEdit: () => void
  onRemove: () => void
}

interface UnsentNoteProps extends UnsentActions {
  unsent: TalkUnsent
  /** Of its group. */
  last: boolean
}

export function UnsentNote({ unsent, last, onRetry, onEdit, onRemove }: UnsentNoteProps) {
  const { refusal, images, pictures = [], recording = null } = unsent
  const isPoll = 'poll' in unsent && unsent.poll != null
  if (refusal === null) return last ? <WaitingNote unsent={unsent} /> : null
  return (
    <div className={styles.refused} role="alert">
      <p>{refusal}</p>
      <div className="row tight">
        <Button look="quiet" size="sm" onClick={onRetry}>
          {talkText.retry}
        </Button>
        {/* Editing keeps text only and would lose the files or the poll. */}
        {images.length + pictures.length > 0 || recording !== null || isPoll ? null : (
          <Button look="quiet" size="sm" onClick={onEdit}>
            {talkText.edit}
          </Button>
        )}
        <Button look="ghost" size="sm" onClick={onRemove}>
          {talkText.remove}
        </Button>
      </div>
    </div>
  )
}
