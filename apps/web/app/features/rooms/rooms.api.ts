import type {
  CreateRoom,
  MemberLink,
  MuteSpan,
  OpenRoom,
  Page,
  RoomChange,
  RoomList,
  RoomMarks,
  RoomMessages,
  RoomMessageView,
  RoomOpened,
  RoomPlace,
  RoomView,
  RoomWrite,
  SendRoomMessage,
} from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'

type Opening = Partial<OpenRoom>
type Slice = { after?: number; before?: number; from?: number; limit?: number }

const of = (slug: string) => `/api/communities/${encodeURIComponent(slug)}/rooms`
const room = (id: number, rest: string) => `/api/rooms/${id}/${rest}`
const message = (id: number, rest = '') => `/api/rooms/messages/${id}${rest}`

export const roomsApi = (client: ApiClient) => ({
  mine: (cursor?: string, limit?: number) => client.get<Page<RoomView>>('/api/rooms/mine', { cursor, limit }),
  ofCommunity: (slug: string) => client.get<RoomList>(of(slug)),
  open: (slug: string, at: Opening = {}) =>
    client.get<RoomOpened>(`/api/rooms/${encodeURIComponent(slug)}/page`, { ...at }),
  place: (slug: string) => client.get<RoomPlace>(`/api/rooms/${encodeURIComponent(slug)}/place`),
  messages: (id: number, slice: Slice) => client.get<RoomMessages>(room(id, 'messages'), slice),
  pins: (id: number) => client.get<{ items: RoomMessageView[] }>(room(id, 'pins')),
  search: (id: number, q: string, cursor?: string) =>
    client.get<Page<RoomMessageView>>(room(id, 'search'), { q, cursor }),
  mentionable: (id: number, q: string) => client.get<{ items: MemberLink[] }>(room(id, 'mentionable'), { q }),
  send: (id: number, draft: SendRoomMessage) => client.post<RoomWrite>(room(id, 'messages'), draft),
  edit: (id: number, text: string) => client.patch<RoomWrite>(message(id), { text }),
  remove: (id: number, reason = 'rules') => client.delete<RoomWrite>(message(id, `?reason=${reason}`)),
  pin: (id: number) => client.put<RoomWrite>(message(id, '/pin')),
  unpin: (id: number) => client.delete<RoomWrite>(message(id, '/pin')),
  read: (id: number, seq: number) => client.put<RoomMarks>(room(id, 'read'), { seq }),
  mute: (id: number, until: MuteSpan | null) => client.put<RoomMarks>(room(id, 'mute'), { until }),
  hear: (id: number) => client.delete<RoomMarks>(room(id, 'mute')),
})

/** For those who run the community. */
export const roomDeskApi = (client: ApiClient) => ({
  create: (slug: string, draft: CreateRoom) => client.post<RoomView>(of(slug), draft),
  change: (id: number, change: RoomChange) => client.patch<RoomView>(`/api/rooms/${id}`, change),
  order: (slug: string, ids: number[]) => client.put<RoomList>(`${of(slug)}/order`, { ids }),
})
