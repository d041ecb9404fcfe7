import { talkText } from '../../text/talk.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOnline } from '../../ui/offline-banner.tsx'
import type { TalkUnsent } from './talk.ts'

function waitingText({ waitsFor }: TalkUnsent, online: boolean): string {
  if (!online || waitsFor === 'network') return talkText.waitsForNetwork
  return waitsFor === 'server' ? talkText.waitsForServer : talkText.sending
}

/** Below what is on its way: what it waits for. */
export function WaitingNote({ unsent }: { unsent: TalkUnsent }) {
  const online = useOnline()
  return (
    <p className="read">
      <Icon of="clock" size="s" />
      {waitingText(unsent, online)}
    </p>
  )
}

interface RefusedNoteProps {
  unsent: TalkUnsent
  refusal: string
  onRetry: () => void
  onEdit: () => void
  onRemove: () => void
}

/** Below what was stopped: why, and what she can do with it. */
export function RefusedNote({
  unsent: { images, pictures = [] },
  refusal,
  onRetry,
  onEdit,
  onRemove,
}: RefusedNoteProps) {
  return (
    <div className="refused" role="alert">
      <p>{refusal}</p>
      <div className="row tight">
        <Button look="quiet" size="sm" onClick={onRetry}>
          {talkText.retry}
        </Button>
        {/* The field takes words alone back: pictures would be lost on the way. */}
        {images.length + pictures.length > 0 ? null : (
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
