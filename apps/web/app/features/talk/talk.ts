import type { MessageView } from '@consoeurs/contract'
import type { Unsent, UnsentMessage } from '../../outbox/unsent.ts'

/** A message as every talk draws it, between two or among many. */
export type TalkMessage = Omit<MessageView, 'conversationId'>

/** What she wrote and is still on its way to its talk. */
export type TalkUnsent = Omit<UnsentMessage, 'kind' | 'to'> & { kind: Unsent['kind'] }

/** What a talk lets her do with what is said in it. */
export interface Talk<Message extends TalkMessage = TalkMessage> {
  nameOf: (memberId: number) => string
  onGo: (seq: number) => void
  onTools: (message: Message, button: HTMLElement) => void
  onReact: (message: Message, kind: string | null) => void
}
