import type { CreateRoom, RoomChange, RoomList, RoomView } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

const of = (slug: string) => `/api/communities/${encodeURIComponent(slug)}/rooms`

/** All but `list` are for the owner and moderators. */
export const communityRoomsApi = (client: ApiClient) => ({
  list: (slug: string) => client.get<RoomList>(of(slug)),
  create: (slug: string, draft: CreateRoom) => client.post<RoomView>(of(slug), draft),
  change: (id: number, change: RoomChange) => client.patch<RoomView>(`/api/rooms/${id}`, change),
  order: (slug: string, ids: number[]) => client.put<RoomList>(`${of(slug)}/order`, { ids }),
})
