import type { DraftView } from '@consoeurs/contract'
import { useMemo, useRef } from 'react'
import { retryUnsent, sendReaction } from '../../../../outbox/outbox.ts'
import { removeUnsent } from '../../../../outbox/outbox-store.ts'
import { useReading } from '../../../../ui/use-reading.ts'
import type { ComposedMessage } from '../composer.tsx'
import type { TalkMessage, TalkUnsent } from '../talk.ts'
import { talkRows } from '../talk-rows.ts'
import { useComposing } from '../use-composing.ts'
import { useGoTo } from '../use-go-to.ts'
import { useLooking } from '../use-looking.ts'
import { useMessageTools } from '../use-message-tools.tsx'
import { useTalkDraft } from '../use-talk-draft.ts'
import { useTalkScroll } from '../use-talk-scroll.ts'
import type { ChatAdapter } from './chat-adapter.ts'
import { useReadMark } from './use-read-mark.ts'
import { useUnreadLine } from './use-unread-line.ts'
import { useUnsent } from './use-unsent.ts'

export interface ServedChat {
  /** Idempotency key of the form used without scripts. */
  clientId: string
  draft: DraftView | null
  /** The submitted form was refused: its text and the error. */
  refused: { text: string; error: string } | null
  /** First words from the link that led here. */
  opener?: string
}

/** A recording and a poll leave the draft, with its id, as it is. */
const idOf = ({ recording, poll }: ComposedMessage, draftId: string) =>
  (recording ?? poll) ? crypto.randomUUID() : draftId

/** Everything that a conversation and a room do alike. */
export function useChatView<Message extends TalkMessage, Going extends TalkUnsent>(
  adapter: ChatAdapter<Message>,
  served: ServedChat,
) {
  const { viewerId, place, window, isTyping, daysAlone, readMark } = adapter
  const { messages, hasNewer } = window
  const field = useRef<HTMLTextAreaElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const reading = useReading()
  const looking = useLooking()
  const unsent = useUnsent<Going>(viewerId, place)
  const { draft, refused, opener } = served
  const { text, clientId, write } = useTalkDraft({ viewerId, place, served: draft, refused: refused?.text, opener })
  const { unreadFrom, announced, forget } = useUnreadLine(adapter, looking)
  const rows = useMemo(
    () => talkRows(messages, hasNewer ? [] : unsent, { viewerId, unreadFrom, reading, daysAlone }),
    [messages, hasNewer, unsent, viewerId, unreadFrom, reading, daysAlone],
  )
  const endIsHere = !hasNewer
  const scroll = useTalkScroll({ scroller, rows, isTyping, messages, viewerId, looking, endIsHere })
  const seqAtEnd = scroll.isAtEnd ? (messages.at(-1)?.seq ?? 0) : 0
  useReadMark(readMark, readMark.eachInView ? scroll.seenSeq : seqAtEnd, looking)
  const onGo = useGoTo({ scroller, rows, reach: adapter.reach })
  const toNewest = async (behavior?: ScrollBehavior) => {
    if (await adapter.reachEnd()) scroll.toEnd(hasNewer ? 'instant' : behavior)
  }
  const composing = useComposing({ messages, draft: text, writeDraft: write })
  const onReact = ({ id: targetId }: Message, reaction: string | null) =>
    void sendReaction({ authorId: viewerId, target: adapter.reactionTarget, targetId, shareId: null, reaction })
  const { tools, open: onTools } = useMessageTools(messages, ({ message, ...opened }) =>
    adapter.drawTools({
      ...opened,
      message,
      mine: message.authorId === viewerId,
      name: adapter.authorName(message) ?? '',
      field,
      onAnswer: () => composing.begin('answer', message),
      onEdit: () => composing.begin('edit', message),
      onReact: (kind) => onReact(message, kind),
    }),
  )
  const send = (words: ComposedMessage, answered: Message | null) => {
    composing.stop()
    forget()
    void toNewest('instant')
    return adapter.send({ ...words, clientId: idOf(words, clientId), authorId: viewerId }, answered)
  }
  const unsentActions = (message: Going) => ({
    onRetry: () => void retryUnsent(message),
    onRemove: () => void removeUnsent(message),
    onEdit: () => {
      void removeUnsent(message)
      write([message.text, text].filter(Boolean).join('\n'))
      field.current?.focus()
    },
  })
  const talk = { nameOf: adapter.nameOf, onGo, onTools, onReact }
  const list = { scroller, scroll, rows, unsent, unsentActions, announced, toNewest }
  return { adapter, served, list, reading, field, composing, send, tools, talk }
}

export type Chat<Message extends TalkMessage, Going extends TalkUnsent> = ReturnType<typeof useChatView<Message, Going>>
