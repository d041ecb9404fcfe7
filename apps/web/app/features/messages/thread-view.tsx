import type { ConversationOpened, MemberProfile } from '@consoeurs/contract'
import { useCallback, useMemo, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useLiveCache } from '../../live/use-live.tsx'
import { messagesText } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { toast } from '../../ui/toast.tsx'
import { useViewer } from '../../viewer/viewer-context.tsx'
import { ContactCard } from './contact-card.tsx'
import { boxIn, conversationHref, listHref } from './messages-links.ts'
import { removeUnsent } from './outbox/outbox-store.ts'
import { useUnsent } from './outbox/use-unsent.ts'
import { ThreadFoot } from './thread-foot.tsx'
import { ThreadHead } from './thread-head.tsx'
import { OlderMessages, ThreadRows } from './thread-messages.tsx'
import { threadRows } from './thread-rows.ts'
import { forgetConversation, showConversation } from './use-conversations.ts'
import { useDraft } from './use-draft.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'
import { useLooking, useReadMark } from './use-read-mark.ts'
import { useReading } from './use-reading.ts'
import { useThread } from './use-thread.ts'
import { useThreadScroll } from './use-thread-scroll.ts'
import { useUnreadLine } from './use-unread-line.ts'

interface ThreadViewProps {
  username: string
  served: ConversationOpened
  /** Who she is, for a first contact. */
  profile: MemberProfile | null
  clientId: string
  /** The served form was refused: her words, and why. */
  refused: { text: string; error: string } | null
  typing: ReadonlySet<number>
}

function useLeaving(conversationId: number | null) {
  const navigate = useNavigate()
  const cache = useLiveCache()
  const box = boxIn(useSearchParams()[0])
  const leave = useCallback(() => {
    if (conversationId !== null) forgetConversation(cache, conversationId)
    void navigate(listHref(box), { replace: true, viewTransition: true })
  }, [box, cache, conversationId, navigate])
  const removed = useCallback(() => {
    toast.warning(messagesText.gone)
    leave()
  }, [leave])
  return { leave, removed, back: listHref(box) }
}

/** One conversation: who, what was said, what she answers. */
export function ThreadView({ username, served, profile, clientId, refused, typing }: ThreadViewProps) {
  const viewerId = useViewer()?.id ?? 0
  const cache = useLiveCache()
  const navigate = useNavigate()
  const { leave, removed, back } = useLeaving(served.conversation?.id ?? null)
  const { thread, change, older } = useThread({ username, served, onRemoved: removed })
  const unsent = useUnsent(viewerId, username)
  const [text, write] = useDraft(viewerId, username, refused?.text)
  const field = useRef<HTMLTextAreaElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const reading = useReading()
  const looking = useLooking()
  useKeyboardRoom()
  const { messages, conversation, other } = thread
  const lastSeq = messages.at(-1)?.seq ?? 0

  const { unreadFrom, announced, forget } = useUnreadLine({ thread, viewerId, looking })
  const rows = useMemo(
    () => threadRows(messages, unsent, { viewerId, unreadFrom, reading }),
    [messages, unsent, viewerId, unreadFrom, reading],
  )
  const isTyping = conversation !== null && typing.has(conversation.id)
  const { isAtEnd, unseen, onScroll, toEnd } = useThreadScroll({
    scroller,
    rows,
    isTyping,
    messages,
    viewerId,
    looking,
  })
  useReadMark(conversation?.id ?? null, lastSeq, conversation?.myRead ?? 0, looking && isAtEnd)

  const firstContact = conversation === null || conversation.state !== 'open'
  return (
    <section className="ib-th" aria-label={messagesText.thread(other.displayName)}>
      <ThreadHead other={other} profile={firstContact ? profile : null} back={back} onBlocked={leave} />
      <section
        className="th-body"
        ref={scroller}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by the keyboard
        tabIndex={0}
        aria-label={messagesText.messagesLabel}
      >
        <div className="msgs">
          <OlderMessages hasOlder={thread.hasOlder} {...older} />
          {firstContact && !thread.hasOlder ? (
            <ContactCard other={other} profile={profile} first={messages.length === 0 && thread.can.write} />
          ) : null}
          <ThreadRows
            thread={thread}
            rows={rows}
            viewerId={viewerId}
            reading={reading}
            onEdit={(message) => {
              void removeUnsent(message.clientId)
              write([message.text, text].filter(Boolean).join('\n'))
              field.current?.focus()
            }}
          />
          {isTyping ? (
            <div className="bub typing" role="status">
              <span className="sr">{messagesText.typingName(other.displayName)}</span>
              <i />
              <i />
              <i />
            </div>
          ) : null}
        </div>
      </section>
      <LiveRegion>{announced}</LiveRegion>
      <div className="th-foot">
        {isAtEnd ? null : (
          <button type="button" className="th-end" onClick={() => toEnd()} aria-label={messagesText.toEnd(unseen)}>
            <Icon of="arrow-down" size="s" />
            {unseen > 0 ? <span>{messagesText.arrived(unseen)}</span> : null}
          </button>
        )}
        <ThreadFoot
          thread={thread}
          isSending={unsent.some(({ refusal }) => refusal === null)}
          viewerId={viewerId}
          text={text}
          onWrite={write}
          field={field}
          clientId={clientId}
          error={refused?.error ?? null}
          onSent={() => {
            forget()
            toEnd('instant')
          }}
          onAccepted={(accepted) => {
            change((known) => ({ ...known, conversation: accepted, can: { write: true, sendImages: true } }))
            showConversation(cache, accepted)
            void navigate(conversationHref(username, 'inbox'), { replace: true })
            toast.success(messagesText.request.accepted(other.displayName))
          }}
          onIgnored={() => {
            toast.success(messagesText.request.ignored)
            leave()
          }}
          onBlocked={leave}
        />
      </div>
    </section>
  )
}
