import type { MemberCard, MemberProfile, MembersQuery, OwnProfile, Page } from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'

/** What narrows and orders the directory: the address of the page says all of it. */
export type MemberFilters = Partial<Omit<MembersQuery, 'cursor' | 'limit'>>

/** An old name of hers answers with the one she bears now. */
export type ProfileAnswer = MemberProfile | { username: string; moved: true }

export const membersApi = (client: ApiClient) => ({
  list: (query: MemberFilters & { cursor?: string; limit?: number } = {}) =>
    client.get<Page<MemberCard>>('/api/members', { ...query }),
  /** For the right column: « Elles viennent d’arriver ». */
  newcomers: async () => (await client.get<Page<MemberCard>>('/api/members', { sort: 'new', limit: 3 })).items,
  me: () => client.get<OwnProfile>('/api/members/me'),
  profile: async (username: string): Promise<ProfileAnswer> => {
    const answer = await client.get<MemberProfile | { username: string }>(
      `/api/members/${encodeURIComponent(username)}`,
    )
    return 'id' in answer ? answer : { ...answer, moved: true }
  },
})
