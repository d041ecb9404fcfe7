import type {
  DirectoryCard,
  Loosened,
  MemberCard,
  MemberGlance,
  MemberProfile,
  MembersQuery,
  Onlooker,
  OwnProfile,
  Page,
  PassState,
} from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'

/** What narrows and orders the directory: the address of the page says all of it. */
export type MemberFilters = Partial<Omit<MembersQuery, 'cursor' | 'limit'>>

/** An old name of hers answers with the one she bears now. */
export type ProfileAnswer = MemberProfile | { username: string; moved: true }

export const membersApi = (client: ApiClient) => ({
  list: (query: MemberFilters & { cursor?: string; limit?: number } = {}) =>
    client.get<Page<DirectoryCard>>('/api/members', { ...query }),
  loosened: (query: MemberFilters) => client.get<Loosened[]>('/api/members/loosened', { ...query }),
  pass: (username: string) => client.put<PassState>(`/api/passes/${encodeURIComponent(username)}`),
  bringBack: (username: string) => client.delete<PassState>(`/api/passes/${encodeURIComponent(username)}`),
  /** For the right column: « Elles viennent d’arriver ». */
  newcomers: async () => (await client.get<Page<MemberCard>>('/api/members', { sort: 'new', limit: 3 })).items,
  /** Counts no further than one more than `limits.firstMembers`. */
  count: async () => (await client.get<{ count: number }>('/api/members/count')).count,
  /** Who she is, over the page that names her: no visit. */
  glance: (username: string) => client.get<MemberGlance>(`/api/members/${encodeURIComponent(username)}/card`),
  me: () => client.get<OwnProfile>('/api/members/me'),
  seenBy: async (by: Onlooker) =>
    (await client.get<{ profile: MemberProfile | null }>('/api/members/me/seen', { by })).profile,
  profile: async (username: string): Promise<ProfileAnswer> => {
    const answer = await client.get<MemberProfile | { username: string }>(
      `/api/members/${encodeURIComponent(username)}`,
    )
    return 'id' in answer ? answer : { ...answer, moved: true }
  },
})
