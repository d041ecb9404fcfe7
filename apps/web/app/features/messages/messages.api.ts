import type {
  ConversationOpened,
  ConversationsQuery,
  ConversationView,
  Counters,
  MemberProfile,
  MessageView,
  Page,
  SendMessage,
} from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'

export type Box = ConversationsQuery['box']

export interface MessagesSlice {
  messages: MessageView[]
  hasMore: boolean
  conversation: ConversationView
}

export interface SentMessage {
  conversation: ConversationView
  message: MessageView
}

const name = (username: string) => encodeURIComponent(username)

export const messagesApi = (client: ApiClient) => ({
  conversations: (box: Box, cursor?: string) =>
    client.get<Page<ConversationView>>('/api/conversations', { box, cursor }),
  open: (username: string) => client.get<ConversationOpened>(`/api/conversations/with/${name(username)}`),
  /** Who she is, for a first contact. */
  profile: (username: string) => client.get<MemberProfile>(`/api/members/${name(username)}`),
  messages: (id: number, slice: { after?: number; before?: number; limit?: number }) =>
    client.get<MessagesSlice>(`/api/conversations/${id}/messages`, slice),
  send: (draft: SendMessage) => client.post<SentMessage>('/api/messages', draft),
  accept: (id: number) => client.post<ConversationView>(`/api/conversations/${id}/accept`),
  ignore: (id: number) => client.post<{ ok: true }>(`/api/conversations/${id}/ignore`),
  delivered: (id: number, seq: number) => client.post<{ ok: true }>(`/api/conversations/${id}/delivered`, { seq }),
  read: (id: number, seq: number) => client.post<Counters>(`/api/conversations/${id}/read`, { seq }),
})
