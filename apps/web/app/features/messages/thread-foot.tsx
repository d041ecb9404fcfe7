import type { ConversationView } from '@consoeurs/contract'
import type { RefObject } from 'react'
import { messagesText } from '../../text/messages.ts'
import { Composer } from './composer.tsx'
import { sendMessage } from './outbox/outbox.ts'
import { RequestBar } from './request-bar.tsx'
import type { Thread } from './thread-state.ts'

interface ThreadFootProps {
  thread: Thread
  /** Something of hers is on its way. */
  isSending: boolean
  viewerId: number
  text: string
  onWrite: (text: string) => void
  field: RefObject<HTMLTextAreaElement | null>
  clientId: string
  error: string | null
  onSent: () => void
  onAccepted: (conversation: ConversationView) => void
  onIgnored: () => void
  onBlocked: () => void
}

function ClosedNote({ lead, text }: { lead: string; text: string }) {
  return (
    <div className="th-closed" role="status">
      <p className="b">{lead}</p>
      <p className="small soft">{text}</p>
    </div>
  )
}

/** Below the messages: the composer, or why there is none. */
export function ThreadFoot(props: ThreadFootProps) {
  const { thread, isSending, viewerId, text, onWrite, field, clientId, error, onSent } = props
  const { conversation, other, can } = thread
  const state = conversation?.state
  if (conversation !== null && (state === 'request' || state === 'ignored')) {
    const { onAccepted, onIgnored, onBlocked } = props
    return (
      <RequestBar conversation={conversation} onAccepted={onAccepted} onIgnored={onIgnored} onBlocked={onBlocked} />
    )
  }
  if (state === 'waiting' || (conversation === null && isSending)) {
    return <ClosedNote lead={messagesText.waiting} text={messagesText.waitingMore} />
  }
  if (!can.write) return <ClosedNote lead={messagesText.closed} text={messagesText.closedMore} />
  return (
    <Composer
      name={other.displayName}
      conversationId={conversation?.id ?? null}
      photos={can.sendImages}
      text={text}
      onWrite={onWrite}
      onSend={(written, images) => {
        void sendMessage({ authorId: viewerId, to: other.username, text: written, images })
        onSent()
      }}
      clientId={clientId}
      error={error}
      field={field}
    />
  )
}
