import type {
  CreateGroup,
  GroupChange,
  GroupDetails,
  GroupInvited,
  GroupList,
  InviteToGroup,
  RoomMarks,
} from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

const group = (slug: string, rest = '') => `/api/groups/${encodeURIComponent(slug)}${rest}`
const member = (slug: string, part: string, username: string) => group(slug, `/${part}/${encodeURIComponent(username)}`)

export const groupsApi = (client: ApiClient) => ({
  list: () => client.get<GroupList>('/api/groups'),
  get: (slug: string) => client.get<GroupDetails>(group(slug)),
  create: (draft: CreateGroup) => client.post<GroupInvited>('/api/groups', draft),
  change: (slug: string, change: GroupChange) => client.patch<GroupDetails>(group(slug), change),
  invite: (slug: string, invited: InviteToGroup) => client.post<GroupInvited>(group(slug, '/invitations'), invited),
  withdraw: (slug: string, username: string) => client.delete<GroupDetails>(member(slug, 'invitations', username)),
  accept: (slug: string) => client.post<GroupDetails>(group(slug, '/accept')),
  decline: (slug: string) => client.post<{ ok: true }>(group(slug, '/decline')),
  leave: (slug: string) => client.post<{ ok: true }>(group(slug, '/leave')),
  archive: (slug: string) => client.put<RoomMarks>(group(slug, '/archive'), {}),
  unarchive: (slug: string) => client.delete<RoomMarks>(group(slug, '/archive')),
  nameAdmin: (slug: string, username: string) => client.put<GroupDetails>(member(slug, 'admins', username)),
  remove: (slug: string, username: string) => client.delete<GroupDetails>(member(slug, 'members', username)),
})
