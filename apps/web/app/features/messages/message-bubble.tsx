import type { ConversationView, MessageView } from '@consoeurs/contract'
import { clock, type Reading } from '../../text/dates.ts'
import { messagesText } from '../../text/messages.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { useOnline } from '../../ui/offline-banner.tsx'
import { WrittenText } from '../written-text/public.ts'
import { MessageImages } from './message-images.tsx'
import type { UnsentMessage } from './outbox/outbox-queue.ts'

export interface BubbleShape {
  mine: boolean
  first: boolean
  last: boolean
}

interface MessageBubbleProps extends BubbleShape {
  message: MessageView
  /** Nothing of a request can be followed. */
  withLinks: boolean
  covered: boolean
  onUncover: () => void
}

const shapeClasses = ({ mine, last }: BubbleShape) => classNames('bub', mine && 'me', !last && 'mid')

export function MessageBubble({ message, withLinks, covered, onUncover, ...shape }: MessageBubbleProps) {
  const { text, images, deleted, edited } = message
  if (deleted) return <p className={classNames(shapeClasses(shape), 'del')}>{messagesText.deleted}</p>
  return (
    <>
      <MessageImages images={images} mine={shape.mine} covered={covered} onUncover={onUncover} />
      {text === '' ? null : (
        <div className={shapeClasses(shape)}>
          {withLinks ? <WrittenText text={text} /> : <span className="written">{text}</span>}
          {edited ? <span className="bub-edited">{messagesText.edited}</span> : null}
        </div>
      )}
    </>
  )
}

/** What became of her last message: sent, received, read. */
export function MessageMarks({
  seq,
  conversation,
  readAt,
  reading,
}: {
  seq: number
  conversation: ConversationView
  readAt: string | null
  reading: Reading
}) {
  const { otherRead, otherDelivered } = conversation
  if (otherRead >= seq) {
    const when = readAt === null ? messagesText.read : messagesText.readAt(clock(new Date(readAt), reading.timeZone))
    return (
      <p className="read">
        <Icon of="check-check" size="s" />
        {when}
      </p>
    )
  }
  if (otherDelivered >= seq) {
    return (
      <p className="read">
        <Icon of="check" size="s" />
        {messagesText.delivered}
      </p>
    )
  }
  return <p className="read">{messagesText.sent}</p>
}

interface UnsentBubbleProps extends BubbleShape {
  unsent: UnsentMessage
  onRetry: () => void
  onEdit: () => void
  onRemove: () => void
}

function waitingText({ waitsFor }: UnsentMessage, online: boolean): string {
  if (!online || waitsFor === 'network') return messagesText.waitsForNetwork
  return waitsFor === 'server' ? messagesText.waitsForServer : messagesText.sending
}

/** Hers already, on its way or stopped. */
export function UnsentBubble({ unsent, onRetry, onEdit, onRemove, ...shape }: UnsentBubbleProps) {
  const online = useOnline()
  const { text, images, refusal } = unsent
  return (
    <>
      <MessageImages images={images} mine covered={false} onUncover={onRetry} />
      {text === '' ? null : (
        <div className={classNames(shapeClasses(shape), refusal === null ? 'going' : 'stopped')}>
          <span className="written">{text}</span>
        </div>
      )}
      {refusal === null && shape.last ? (
        <p className="read">
          <Icon of="clock" size="s" />
          {waitingText(unsent, online)}
        </p>
      ) : null}
      {refusal === null ? null : (
        <div className="refused" role="alert">
          <p>{refusal}</p>
          <div className="row tight">
            <Button look="quiet" size="sm" onClick={onRetry}>
              {messagesText.retry}
            </Button>
            <Button look="quiet" size="sm" onClick={onEdit}>
              {messagesText.edit}
            </Button>
            <Button look="ghost" size="sm" onClick={onRemove}>
              {messagesText.remove}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
