import type {
  MemberLink,
  MuteSpan,
  OpenRoom,
  Page,
  RoomMarks,
  RoomMessageResult,
  RoomMessages,
  RoomMessageView,
  RoomOpened,
  RoomPath,
  RoomView,
  SendRoomMessage,
  VoterView,
} from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

type Opening = Partial<OpenRoom>
type Slice = { after?: number; before?: number; from?: number; limit?: number }

const room = (id: number, rest: string) => `/api/rooms/${id}/${rest}`
const message = (id: number, rest = '') => `/api/rooms/messages/${id}${rest}`

export const roomsApi = (client: ApiClient) => ({
  mine: (cursor?: string, limit?: number) => client.get<Page<RoomView>>('/api/rooms/mine', { cursor, limit }),
  find: (q: string, cursor?: string) => client.get<Page<RoomView>>('/api/rooms/mine', { q, cursor }),
  open: (slug: string, at: Opening = {}) =>
    client.get<RoomOpened>(`/api/rooms/${encodeURIComponent(slug)}/page`, { ...at }),
  place: (slug: string) => client.get<RoomPath>(`/api/rooms/${encodeURIComponent(slug)}/place`),
  messages: (id: number, slice: Slice) => client.get<RoomMessages>(room(id, 'messages'), slice),
  pins: (id: number) => client.get<{ items: RoomMessageView[] }>(room(id, 'pins')),
  search: (id: number, q: string, cursor?: string) =>
    client.get<Page<RoomMessageView>>(room(id, 'search'), { q, cursor }),
  mentionable: (id: number, q: string) => client.get<{ items: MemberLink[] }>(room(id, 'mentionable'), { q }),
  send: (id: number, draft: SendRoomMessage) => client.post<RoomMessageResult>(room(id, 'messages'), draft),
  edit: (id: number, text: string) => client.patch<RoomMessageResult>(message(id), { text }),
  remove: (id: number, reason = 'rules') => client.delete<RoomMessageResult>(message(id, `?reason=${reason}`)),
  pin: (id: number) => client.put<RoomMessageResult>(message(id, '/pin')),
  unpin: (id: number) => client.delete<RoomMessageResult>(message(id, '/pin')),
  vote: (id: number, choices: number[]) => client.put<RoomMessageResult>(message(id, '/vote'), { choices }),
  endPoll: (id: number) => client.put<RoomMessageResult>(message(id, '/poll-end')),
  voters: (id: number, cursor?: string) => client.get<Page<VoterView>>(message(id, '/votes'), { cursor }),
  read: (id: number, seq: number) => client.put<RoomMarks>(room(id, 'read'), { seq }),
  mute: (id: number, until: MuteSpan | null) => client.put<RoomMarks>(room(id, 'mute'), { until }),
  hear: (id: number) => client.delete<RoomMarks>(room(id, 'mute')),
})
