import { type MessageView, type ProfileQuote, quoteOf } from '@consoeurs/contract'
import { api } from '../../../api/browser-api.ts'
import { publishLiveEvent } from '../../../events/live-events.ts'
import { sendMessage } from '../../../outbox/outbox.ts'
import { talkText } from '../../../text/talk.ts'
import { type ChatAdapter, firstUnread, toolsOnDemand } from '../talk/public.ts'
import { messagesApi } from './messages.api.ts'
import { isKept } from './thread-state.ts'
import type { useThread } from './use-thread.ts'

const ConversationTools = toolsOnDemand(async () => (await import('./conversation-tools.ts')).conversationTools)

const sendRead = (id: number, seq: number) => messagesApi(api).read(id, seq)

interface Conversation extends Pick<ReturnType<typeof useThread>, 'thread' | 'older' | 'newer' | 'reach' | 'reachEnd'> {
  username: string
  viewerId: number
  isTyping: boolean
  /** What the next message quotes, unless it answers a message. */
  profileQuote: ProfileQuote | null
  dropQuote: () => void
  onBlocked: () => void
}

export function conversationAdapter({
  thread,
  username,
  viewerId,
  onBlocked,
  profileQuote,
  dropQuote,
  ...rest
}: Conversation): ChatAdapter<MessageView> {
  const { conversation, other, messages } = thread
  const known = conversation?.myRead ?? 0
  return {
    ...rest,
    viewerId,
    window: thread,
    place: `message:${username}`,
    // In a request everything is new, so there is no line.
    firstUnreadSeq: conversation?.state === 'open' ? firstUnread(messages, viewerId, known) : null,
    newestSeq: messages.at(-1)?.seq ?? 0,
    readMark: {
      chatId: conversation?.id ?? null,
      known,
      eachInView: false,
      send: sendRead,
    },
    nameOf: (memberId) => (memberId === viewerId ? talkText.me : other.displayName),
    authorName: () => other.displayName,
    reactionTarget: 'messages',
    drawTools: (props) => <ConversationTools {...props} thread={thread} kept={isKept(thread)} onBlocked={onBlocked} />,
    send: (words, answered) => {
      if (answered !== null) return sendMessage({ ...words, to: other.username, replyTo: quoteOf(answered) })
      dropQuote()
      return sendMessage({ ...words, to: other.username, replyTo: null, profileQuote })
    },
    edit: async (id, text) => publishLiveEvent({ type: 'message', ...(await messagesApi(api).edit(id, text)) }),
  }
}
