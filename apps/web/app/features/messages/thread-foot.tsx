import type { ConversationView } from '@consoeurs/contract'
import { limits, type MessageView, quoteOf } from '@consoeurs/contract'
import { type RefObject, useMemo } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { tellTyping } from '../../live/live-channels.ts'
import { publishLiveEvent } from '../../live/live-events.ts'
import { sendMessage } from '../../outbox/outbox.ts'
import { messagesText } from '../../text/messages.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { toast } from '../../ui/toast.tsx'
import { Composer, type useComposing } from '../talk/public.ts'
import { messagesApi } from './messages.api.ts'
import type { Thread } from './thread-state.ts'

const RequestBar = lazyPart(async () => (await import('./request-bar.tsx')).RequestBar, {
  drawnAs: '.request',
  vital: true,
})

const KeptBar = lazyPart(async () => (await import('./kept-bar.tsx')).KeptBar, { drawnAs: '.th-closed', vital: true })

interface ThreadFootProps {
  thread: Thread
  /** Something of hers is on its way. */
  isSending: boolean
  viewerId: number
  composing: ReturnType<typeof useComposing<MessageView>>
  field: RefObject<HTMLTextAreaElement | null>
  clientId: string
  /** Under which her draft is sent, from whichever tab. */
  draftId: string
  error: string | null
  /** The conversation is no more: what she has in the field stays there. */
  gone: boolean
  onSent: () => void
  onAccepted: (conversation: ConversationView) => void
  onIgnored: () => void
  /** What a filter kept is hers again. */
  onTakenBack: () => void
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

/** Refused or without a network, her words stay in the field. */
async function edit(id: number, text: string, onEdited: () => void): Promise<void> {
  try {
    publishLiveEvent({ type: 'message', ...(await messagesApi(api).edit(id, text)) })
    onEdited()
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    toast.error(error.message)
  }
}

/** Below the messages: the composer, or why there is none. */
export function ThreadFoot(props: ThreadFootProps) {
  const { thread, isSending, viewerId, composing, field, clientId, draftId, error, gone, onSent } = props
  const { conversation, other, can } = thread
  const { about, stop } = composing
  const state = conversation?.state
  const id = conversation?.id ?? null
  const onTyping = useMemo(() => (id === null || gone ? null : (typing: boolean) => tellTyping(id, typing)), [id, gone])
  if (conversation !== null && (state === 'request' || state === 'ignored')) {
    const { onAccepted, onIgnored, onBlocked } = props
    return (
      <RequestBar conversation={conversation} onAccepted={onAccepted} onIgnored={onIgnored} onBlocked={onBlocked} />
    )
  }
  if (conversation !== null && (state === 'held' || state === 'refused')) {
    return <KeptBar id={conversation.id} state={state} onTakenBack={props.onTakenBack} />
  }
  if (state === 'waiting' || (conversation === null && isSending)) {
    return <ClosedNote lead={messagesText.waiting} text={messagesText.waitingMore} />
  }
  if (!can.write) return <ClosedNote lead={messagesText.closed} text={messagesText.closedMore} />
  return (
    <Composer
      label={messagesText.field(other.displayName)}
      limit={limits.message}
      pictures={{ scope: `conversation:${id}`, most: can.sendImages ? limits.messageImages : 0 }}
      onTyping={onTyping}
      about={about && { about, name: about.message.authorId === viewerId ? null : other.displayName, onClose: stop }}
      text={composing.text}
      onWrite={composing.write}
      onSend={async (said) => {
        if (about?.kind === 'edit') return edit(about.message.id, said.text, stop)
        const replyTo = about && quoteOf(about.message)
        stop()
        onSent()
        await sendMessage({ clientId: draftId, authorId: viewerId, to: other.username, ...said, replyTo })
      }}
      clientId={clientId}
      error={gone ? messagesText.goneFromField : error}
      closed={gone}
      field={field}
    />
  )
}
