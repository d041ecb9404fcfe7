import type {
  AnnouncementInput,
  AnnouncementView,
  CommunityCard,
  CommunityChange,
  CommunityMemberView,
  CommunityNews,
  CommunityView,
  CreateCommunity,
  ExcludedView,
  JoinCommunity,
  LinkView,
  NewLinkView,
  Page,
  ReportedContent,
  RequestView,
} from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

interface ListQuery {
  which?: 'all' | 'mine' | 'suggested' | 'shared'
  /** Username: communities that the viewer shares with this member. */
  with?: string
  q?: string
  cursor?: string
  limit?: number
}

const of = (slug: string, rest = '') => `/api/communities/${encodeURIComponent(slug)}${rest}`
const named = (username: string) => encodeURIComponent(username)

export const communitiesApi = (client: ApiClient) => ({
  found: (draft: CreateCommunity) => client.post<CommunityView>('/api/communities', draft),
  list: (query: ListQuery = {}) => client.get<Page<CommunityCard>>('/api/communities/cards', { ...query }),
  get: (slug: string, invitation?: string) => client.get<CommunityView>(of(slug, '/page'), { invitation }),
  members: (slug: string, cursor?: string) => client.get<Page<CommunityMemberView>>(of(slug, '/members'), { cursor }),
  announcements: (slug: string) => client.get<Page<AnnouncementView>>(of(slug, '/announcements'), { limit: 50 }),
  enter: (slug: string, entry: JoinCommunity) => client.put<CommunityView>(of(slug, '/membership'), entry),
  leave: (slug: string) => client.delete(of(slug, '/membership')),
  chooseNews: (slug: string, news: CommunityNews) => client.put(of(slug, '/news'), { news }),
  invite: (slug: string, username: string) => client.post(of(slug, '/invitations'), { username }),
})

/** Administration of a community, by its owner and moderators. */
export const deskApi = (client: ApiClient) => ({
  requests: (slug: string) => client.get<Page<RequestView>>(of(slug, '/requests')),
  excluded: (slug: string) => client.get<ExcludedView[]>(of(slug, '/excluded')),
  links: (slug: string) => client.get<LinkView[]>(of(slug, '/links')),
  reports: (slug: string) => client.get<ReportedContent[]>(of(slug, '/reports')),
  change: (slug: string, change: CommunityChange) => client.patch(of(slug), change),
  answer: (slug: string, username: string, accept: boolean) =>
    client.put(of(slug, `/requests/${named(username)}`), { accept }),
  changeRole: (slug: string, username: string, role: 'moderator' | 'member') =>
    client.put(of(slug, `/members/${named(username)}`), { role }),
  putOut: (slug: string, username: string) => client.delete(of(slug, `/members/${named(username)}`)),
  letIn: (slug: string, username: string) => client.delete(of(slug, `/excluded/${named(username)}`)),
  handOver: (slug: string, username: string) => client.put(of(slug, '/owner'), { username }),
  setArchived: (slug: string, archived: boolean) => client.put(of(slug, '/archived'), { archived }),
  openLink: (slug: string, days: number) => client.post<NewLinkView>(of(slug, '/links'), { days }),
  closeLink: (slug: string, id: number) => client.delete(of(slug, `/links/${id}`)),
  announce: (slug: string, said: AnnouncementInput) => client.post(of(slug, '/announcements'), said),
  removeAnnouncement: (slug: string, id: number) => client.delete(of(slug, `/announcements/${id}`)),
})
