import '../../../styles/shared/messages-page.module.css'
import '../../../styles/shared/thread.module.css'
import { type ConversationView, limits, type ProfileQuote } from '@consoeurs/contract'
import { useMemo } from 'react'
import { sendTyping } from '../../../live/live-channels.ts'
import { ChatClosed, ChatComposer } from '../talk/public.ts'
import { KeptBar } from './kept-bar.tsx'
import { messagesText } from './messages.text.ts'
import { ComposerQuote } from './profile-quote-view.tsx'
import { RequestBar } from './request-bar.tsx'
import type { ConversationChat } from './thread-messages.tsx'
import type { Thread } from './thread-state.ts'

interface ThreadFootProps {
  thread: Thread
  chat: ConversationChat
  /** The conversation was removed; the text stays in the composer. */
  gone: boolean
  onAccepted: (conversation: ConversationView) => void
  onIgnored: () => void
  /** After withdrawing a first message that a filter held back. */
  onTakenBack: () => void
  onBlocked: () => void
  profileQuote: ProfileQuote | null
  dropQuote: () => void
}

export function ThreadFoot({ thread, chat, gone, onTakenBack, profileQuote, dropQuote, ...answers }: ThreadFootProps) {
  const { conversation, other, can } = thread
  const state = conversation?.state
  const id = conversation?.id ?? null
  const onTyping = useMemo(() => (id === null || gone ? null : (typing: boolean) => sendTyping(id, typing)), [id, gone])
  if (conversation !== null && (state === 'request' || state === 'ignored')) {
    return <RequestBar conversation={conversation} {...answers} />
  }
  if (conversation !== null && (state === 'held' || state === 'refused')) {
    return <KeptBar id={conversation.id} state={state} onTakenBack={onTakenBack} />
  }
  const isSending = chat.list.unsent.some(({ refusal }) => refusal === null)
  if (state === 'waiting' || (conversation === null && isSending)) {
    return <ChatClosed lead={messagesText.waiting} text={messagesText.waitingMore} />
  }
  if (!can.write) return <ChatClosed lead={messagesText.closed} text={messagesText.closedMore} />
  return (
    <ChatComposer
      chat={chat}
      label={messagesText.field(other.displayName)}
      limit={limits.message}
      pictures={{ scope: `conversation:${id}`, most: can.sendImages ? limits.messageImages : 0 }}
      quote={profileQuote === null ? null : <ComposerQuote quote={profileQuote} onRemove={dropQuote} />}
      voice={can.sendSound}
      onTyping={onTyping}
      error={gone ? messagesText.goneFromField : undefined}
      closed={gone}
    />
  )
}
