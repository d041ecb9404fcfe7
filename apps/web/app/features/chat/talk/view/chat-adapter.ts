import type { ReactNode } from 'react'
import type { UnsentReaction } from '../../../../outbox/unsent.ts'
import type { ComposedMessage } from '../composer.tsx'
import type { TalkPlace } from '../kept-draft.ts'
import type { ToolsProps } from '../message-tools.tsx'
import type { ChatWindow, TalkMessage } from '../talk.ts'
import type { useEdge } from '../use-edge.ts'
import type { ReadMark } from './use-read-mark.ts'

type Edge = ReturnType<typeof useEdge>

/** What the shared view needs to know of a conversation or a room. */
export interface ChatAdapter<Message extends TalkMessage> {
  viewerId: number
  window: ChatWindow<Message>
  /** Key of the draft and of unsent messages. */
  place: TalkPlace
  older: Edge
  newer: Edge
  /** Loads the page of that message; false if it could not be loaded. Must be stable. */
  reach: (seq: number) => Promise<boolean>
  /** Loads the end of the chat; false if it could not be loaded. */
  reachEnd: () => Promise<boolean>
  /** The first unread message on arrival, or null. */
  firstUnreadSeq: number | null
  /** The newest message on arrival. */
  newestSeq: number
  readMark: ReadMark
  isTyping: boolean
  /** Messages show their own time, so only dates are inserted. */
  daysAlone?: boolean
  nameOf: (memberId: number) => string
  authorName: (message: Message) => string | null
  /** New, but not announced. */
  isSilent?: (message: Message) => boolean
  reactionTarget: UnsentReaction['target']
  drawTools: (props: ToolsProps<Message>) => ReactNode
  /** `clientId` is an idempotency key, shared by all tabs. */
  send: (words: ComposedMessage & { clientId: string; authorId: number }, answered: Message | null) => Promise<void>
  /** @throws ApiFailure */
  edit: (id: number, text: string) => Promise<void>
}
