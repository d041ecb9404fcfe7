import type {
  ConversationBox,
  ConversationCounts,
  ConversationOpened,
  ConversationSearchResults,
  ConversationView,
  Counters,
  MemberProfile,
  MessageView,
  MuteSpan,
  Page,
  SendMessage,
  SentMessage,
} from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export interface MessagesSlice {
  messages: MessageView[]
  hasMore: boolean
  /** With `around`: there are newer messages after the last one. */
  hasNewer?: boolean
  conversation: ConversationView
}

const name = (username: string) => encodeURIComponent(username)

export const messagesApi = (client: ApiClient) => ({
  conversations: (box: ConversationBox, cursor?: string) =>
    client.get<Page<ConversationView>>('/api/conversations', { box, cursor }),
  search: (q: string, cursor?: string) =>
    client.get<ConversationSearchResults>('/api/conversations/search', { q, cursor }),
  counts: () => client.get<ConversationCounts>('/api/conversations/counts'),
  open: (username: string) => client.get<ConversationOpened>(`/api/conversations/with/${name(username)}`),
  /** For a first contact. */
  profile: (username: string) => client.get<MemberProfile>(`/api/members/${name(username)}`),
  messages: (id: number, slice: { after?: number; before?: number; from?: number; around?: number; limit?: number }) =>
    client.get<MessagesSlice>(`/api/conversations/${id}/messages`, slice),
  send: (draft: SendMessage) => client.post<SentMessage>('/api/messages', draft),
  edit: (id: number, text: string) => client.patch<SentMessage>(`/api/messages/${id}`, { text }),
  remove: (id: number) => client.delete<SentMessage>(`/api/messages/${id}`),
  accept: (id: number) => client.post<ConversationView>(`/api/conversations/${id}/accept`),
  withdraw: (id: number) => client.delete<{ ok: true }>(`/api/conversations/${id}/first-message`),
  ignore: (id: number) => client.post<{ ok: true }>(`/api/conversations/${id}/ignore`),
  mute: (id: number, until: MuteSpan | null) =>
    client.put<ConversationView>(`/api/conversations/${id}/mute`, { until }),
  unmute: (id: number) => client.delete<ConversationView>(`/api/conversations/${id}/mute`),
  archive: (id: number) => client.put<ConversationView>(`/api/conversations/${id}/archive`, {}),
  unarchive: (id: number) => client.delete<ConversationView>(`/api/conversations/${id}/archive`),
  delivered: (id: number, seq: number) => client.post<{ ok: true }>(`/api/conversations/${id}/delivered`, { seq }),
  read: (id: number, seq: number) => client.post<Counters>(`/api/conversations/${id}/read`, { seq }),
})
