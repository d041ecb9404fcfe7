import type { MessageView } from '@consoeurs/contract'
import type { UnsentMessage, UnsentRoomMessage } from '../../../outbox/unsent.ts'

export type TalkMessage = Omit<MessageView, 'conversationId' | 'profileQuote'>

export type TalkUnsent = UnsentMessage | UnsentRoomMessage

/** The loaded messages of a chat, without a gap. */
export interface ChatWindow<Message extends TalkMessage = TalkMessage> {
  messages: Message[]
  hasOlder: boolean
  hasNewer: boolean
}

export interface Talk<Message extends TalkMessage = TalkMessage> {
  nameOf: (memberId: number) => string
  onGo: (seq: number) => void
  onTools: (message: Message, button: HTMLElement) => void
  onReact: (message: Message, kind: string | null) => void
}
