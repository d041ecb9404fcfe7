import type { ConversationOpened, DraftView, MemberProfile, MessageView } from '@consoeurs/contract'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { publishLiveEvent } from '../../live/live-events.ts'
import { useLiveCache } from '../../live/use-live.tsx'
import { sendReaction } from '../../outbox/outbox.ts'
import { removeUnsent } from '../../outbox/outbox-store.ts'
import { messagesText } from '../../text/messages.ts'
import { talkText } from '../../text/talk.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { toast } from '../../ui/toast.tsx'
import { useReading } from '../../ui/use-reading.ts'
import { useViewer } from '../../viewer/viewer-context.tsx'
import {
  MoreMessages,
  ToEnd,
  talkRows,
  useComposing,
  useGoTo,
  useHeldRow,
  useKeyboardRoom,
  useLooking,
  useMessageTools,
  useTalkDraft,
  useTalkScroll,
} from '../talk/public.ts'
import { forgetConversation, showConversation } from './hear-of-conversation.ts'
import { messagesApi } from './messages.api.ts'
import { boxIn, conversationHref, listHref } from './messages-links.ts'
import { ThreadFoot } from './thread-foot.tsx'
import { ThreadHead } from './thread-head.tsx'
import { ThreadRows } from './thread-messages.tsx'
import { isKept } from './thread-state.ts'
import { useReadMark } from './use-read-mark.ts'
import { useThread } from './use-thread.ts'
import { useUnreadLine } from './use-unread-line.ts'
import { useUnsent } from './use-unsent.ts'
import '../../styles/page-thread.css'

const ContactCard = lazyPart(async () => (await import('./contact-card.tsx')).ContactCard, { drawnAs: '.req-card' })

interface ThreadViewProps {
  username: string
  served: ConversationOpened
  /** Who she is, for a first contact. */
  profile: MemberProfile | null
  clientId: string
  /** What she began to write to her, on whichever device. */
  draft: DraftView | null
  /** The served form was refused: her words, and why. */
  refused: { text: string; error: string } | null
  typing: ReadonlySet<number>
}

/** @param words whether something of hers would be lost with the page */
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

/** `?message=` leads to a message in its place; the same address pressed again leads there again. */
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

/** @throws ApiFailure */
async function removeMessage(id: number): Promise<void> {
  publishLiveEvent({ type: 'message', ...(await messagesApi(api).remove(id)) })
}

/** One conversation: who, what was said, what she answers. */
export function ThreadView({ username, served, profile, clientId, draft, refused, typing }: ThreadViewProps) {
  const viewerId = useViewer()?.id ?? 0
  const cache = useLiveCache()
  const navigate = useNavigate()
  const words = useRef(false)
  const { leave, gone, removed, back } = useLeaving(served.conversation?.id ?? null, words)
  const { thread, change, beginAnew, older, newer, reach, reachEnd } = useThread({
    username,
    served,
    onRemoved: removed,
  })
  const unsent = useUnsent(viewerId, username)
  const {
    text,
    clientId: draftId,
    write,
  } = useTalkDraft({ viewerId, place: `message:${username}`, served: draft, refused: refused?.text })
  const field = useRef<HTMLTextAreaElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const reading = useReading()
  const looking = useLooking()
  useKeyboardRoom()
  const { messages, conversation, other } = thread
  const lastSeq = messages.at(-1)?.seq ?? 0

  const { unreadFrom, announced, forget } = useUnreadLine({ thread, viewerId, looking })
  const rows = useMemo(
    () => talkRows(messages, thread.hasNewer ? [] : unsent, { viewerId, unreadFrom, reading }),
    [messages, thread.hasNewer, unsent, viewerId, unreadFrom, reading],
  )
  const isTyping = !gone && conversation !== null && typing.has(conversation.id)
  const { isAtEnd, unseen, onScroll, toEnd } = useTalkScroll({
    scroller,
    rows,
    isTyping,
    messages,
    viewerId,
    looking,
    endIsHere: !thread.hasNewer,
  })
  useReadMark(conversation?.id ?? null, lastSeq, conversation?.myRead ?? 0, looking && isAtEnd)

  const composing = useComposing({ messages, draft: text, writeDraft: write })
  useEffect(() => {
    words.current = composing.text.trim() !== '' || unsent.length > 0
  })
  const onGo = useGoTo({ scroller, rows, reach })
  useAskedMessage(onGo)
  const toNewest = async (behavior?: ScrollBehavior) => {
    const wasFar = thread.hasNewer
    if (!(await reachEnd())) return toast.warning(talkText.endNotHere)
    toEnd(wasFar ? 'instant' : behavior)
  }
  const nameOf = (memberId: number) => (memberId === viewerId ? talkText.me : other.displayName)
  const onReact = ({ id: targetId }: MessageView, reaction: string | null) =>
    void sendReaction({ authorId: viewerId, target: 'messages', targetId, shareId: null, reaction })
  const { tools, open: onTools } = useMessageTools(messages, (message) => ({
    mine: message.authorId === viewerId,
    name: nameOf(message.authorId),
    canAnswer: thread.can.write && conversation?.state === 'open',
    canReact: conversation?.state === 'open',
    closed: isKept(thread),
    removal:
      message.authorId === viewerId && !message.deleted && !isKept(thread)
        ? { words: messagesText.delete, remove: () => removeMessage(message.id) }
        : null,
    report:
      message.authorId === viewerId ? null : { target: 'message', targetId: message.id, memberName: other.displayName },
    field,
    onAnswer: () => composing.begin('answer', message),
    onEdit: () => composing.begin('edit', message),
    onReact: (kind) => onReact(message, kind),
    onBlocked: leave,
  }))
  const held = useHeldRow('.bub-tools')

  const firstContact = conversation === null || conversation.state !== 'open'
  return (
    <section className="ib-th" aria-label={messagesText.thread(other.displayName)}>
      <ThreadHead
        other={other}
        conversation={conversation}
        profile={firstContact ? profile : null}
        back={back}
        onBlocked={leave}
      />
      <section
        className="th-body"
        ref={scroller}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by the keyboard
        tabIndex={0}
        aria-label={talkText.messagesLabel}
      >
        <div className="msgs" {...held}>
          <MoreMessages side="older" hasMore={thread.hasOlder} {...older} />
          {firstContact && !thread.hasOlder ? (
            <ContactCard other={other} profile={profile} first={messages.length === 0 && thread.can.write} />
          ) : null}
          <ThreadRows
            thread={thread}
            rows={rows}
            viewerId={viewerId}
            reading={reading}
            talk={{ nameOf, onGo, onTools, onReact }}
            onEdit={(message) => {
              void removeUnsent(message)
              write([message.text, text].filter(Boolean).join('\n'))
              field.current?.focus()
            }}
          />
          <MoreMessages side="newer" hasMore={thread.hasNewer} {...newer} />
          {isTyping && !thread.hasNewer ? (
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
      {tools}
      <div className="th-foot">
        {isAtEnd ? null : <ToEnd unseen={unseen} onPress={() => void toNewest()} />}
        <ThreadFoot
          thread={thread}
          isSending={unsent.some(({ refusal }) => refusal === null)}
          viewerId={viewerId}
          composing={composing}
          field={field}
          clientId={clientId}
          draftId={draftId}
          error={refused?.error ?? null}
          gone={gone}
          onSent={() => {
            forget()
            void toNewest('instant')
          }}
          onAccepted={(accepted) => {
            change((known) => ({ ...known, conversation: accepted, can: { write: true, sendImages: true } }))
            showConversation(cache, accepted)
            void navigate(conversationHref(username, 'inbox'), { replace: true })
          }}
          onIgnored={leave}
          onTakenBack={() => void beginAnew()}
          onBlocked={leave}
        />
      </div>
    </section>
  )
}
