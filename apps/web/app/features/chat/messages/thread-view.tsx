import '../../../styles/shared/messages-page.module.css'
import type {
  ConversationOpened,
  ConversationView,
  MemberProfile,
  MessageView,
  ProfileQuote,
} from '@consoeurs/contract'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useLiveCache } from '../../../live/use-live.tsx'
import type { UnsentMessage } from '../../../outbox/unsent.ts'
import styles from '../../../styles/shared/thread.module.css'
import { toast } from '../../../ui/overlays/toast.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { ChatView, type ServedChat, useChatView } from '../talk/public.ts'
import { ContactCard, type OwnSide } from './contact-card.tsx'
import { conversationAdapter } from './conversation-adapter.tsx'
import { forgetConversation, showConversation } from './hear-of-conversation.ts'
import { messagesText } from './messages.text.ts'
import { boxIn, conversationHref, listHref } from './messages-links.ts'
import { ThreadFoot } from './thread-foot.tsx'
import { ThreadHead } from './thread-head.tsx'
import { ThreadMessages } from './thread-messages.tsx'
import { useProfileQuote } from './use-profile-quote.ts'
import { useThread } from './use-thread.ts'

interface ThreadViewProps extends ServedChat {
  username: string
  served: ConversationOpened
  /** For a first contact. */
  profile: MemberProfile | null
  /** For a first contact: what both share. */
  own: OwnSide
  /** Of the other’s profile, from the link that led here. */
  quote: ProfileQuote | null
  typing: ReadonlySet<number>
}

/** @param words whether leaving the page would lose text of the viewer */
function useLeaving(conversationId: number | null, words: RefObject<boolean>) {
  const navigate = useNavigate()
  const cache = useLiveCache()
  const box = boxIn(useSearchParams()[0])
  const leave = useCallback(() => {
    if (conversationId !== null) forgetConversation(cache, conversationId)
    void navigate(listHref(box), { replace: true, viewTransition: true })
  }, [box, cache, conversationId, navigate])
  const [gone, setGone] = useState(false)
  const removed = useCallback(() => {
    if (words.current) return setGone(true)
    toast.warning(messagesText.gone)
    leave()
  }, [leave, words])
  return { leave, gone, removed, back: listHref(box) }
}

/** Scrolls to the message of `?message=`, again when the same link is pressed again. */
function useAskedMessage(onGo: (seq: number) => void): void {
  const { key, search } = useLocation()
  const asked = useRef<string>(undefined)
  useEffect(() => {
    const seq = Number(new URLSearchParams(search).get('message'))
    if (asked.current === key || !Number.isSafeInteger(seq) || seq < 1) return
    asked.current = key
    onGo(seq)
  }, [key, search, onGo])
}

function Typing({ name }: { name: string }) {
  return (
    <div className={`${styles.bubble} ${styles.typing}`} data-hook="bubble" role="status">
      <span className="visually-hidden">{messagesText.typingName(name)}</span>
      <i />
      <i />
      <i />
    </div>
  )
}

export function ThreadView({ username, served, profile, own, quote, typing, ...text }: ThreadViewProps) {
  const viewerId = useViewer()?.id ?? 0
  const cache = useLiveCache()
  const navigate = useNavigate()
  const words = useRef(false)
  const { leave, gone, removed, back } = useLeaving(served.conversation?.id ?? null, words)
  const held = useThread({ username, served, onRemoved: removed })
  const { thread, change, beginAnew } = held
  const { messages, conversation, other } = thread
  const isTyping = !gone && conversation !== null && typing.has(conversation.id)
  const quoting = useProfileQuote({ served: quote, messages, viewerId })
  const adapter = conversationAdapter({ ...held, ...quoting, username, viewerId, isTyping, onBlocked: leave })
  const chat = useChatView<MessageView, UnsentMessage>(adapter, text)
  useEffect(() => {
    words.current = chat.composing.text.trim() !== '' || chat.list.unsent.length > 0
  })
  useAskedMessage(chat.talk.onGo)
  const onAccepted = (accepted: ConversationView) => {
    change((known) => ({ ...known, conversation: accepted, can: { write: true, sendImages: true, sendSound: true } }))
    showConversation(cache, accepted)
    void navigate(conversationHref(username, 'inbox'), { replace: true })
  }
  /** What she has typed stays, below. */
  const onOpener = (words: string) => {
    chat.composing.write([words, chat.composing.text.trim()].filter(Boolean).join('\n'))
    chat.field.current?.focus()
  }
  const firstContact = conversation === null || conversation.state !== 'open'
  const shownProfile = firstContact ? profile : null
  return (
    <ChatView
      chat={chat}
      label={messagesText.thread(other.displayName)}
      head={
        <ThreadHead other={other} conversation={conversation} profile={shownProfile} back={back} onBlocked={leave} />
      }
      start={
        firstContact && !thread.hasOlder ? (
          <ContactCard
            other={other}
            profile={profile}
            own={own}
            first={messages.length === 0 && thread.can.write}
            onOpener={onOpener}
          />
        ) : null
      }
      end={isTyping && !thread.hasNewer ? <Typing name={other.displayName} /> : null}
      foot={
        <ThreadFoot
          thread={thread}
          chat={chat}
          gone={gone}
          onAccepted={onAccepted}
          onIgnored={leave}
          onTakenBack={() => void beginAnew()}
          onBlocked={leave}
          {...quoting}
        />
      }
    >
      <ThreadMessages thread={thread} chat={chat} />
    </ChatView>
  )
}
