import type {
  DirectoryCard,
  FirstSteps,
  LooserFilter,
  MemberCard,
  MemberGlance,
  MemberProfile,
  MemberSort,
  MembersQuery,
  NearMembers,
  NearThemes,
  OwnProfile,
  OwnTotals,
  OwnTown,
  Page,
  PassState,
  ProfilePreviewViewer,
} from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'
import type { PictureSource } from '../../../ui/picture.tsx'
import { pictureOf } from '../../foundation/files/public.ts'

/** The whole state of the directory, as the page's address holds it. */
export type MemberFilters = Partial<Omit<MembersQuery, 'cursor' | 'limit'>>

/** The API falls back to `recent` for a member without a town. */
export const usualSort: MemberSort = 'near'

/** A former username answers with the current one. */
export type ProfileAnswer = MemberProfile | { username: string; moved: true }

/** What a row or a face of a member shows. */
export type AsideMember = Omit<MemberCard, 'photo' | 'headline' | 'lastConnection' | 'isNew' | 'kept' | 'liked'>

/** Leaves out what only the directory shows, so that pages stay small. */
export const asideMembers = (members: AsideMember[]): AsideMember[] =>
  members.map(({ id, username, displayName, avatar, certified, freshness, age, city, distance, certifiedAt }) => ({
    id,
    username,
    displayName,
    avatar,
    certified,
    freshness,
    age,
    city,
    distance,
    certifiedAt,
  }))

export interface ListedMember extends Omit<DirectoryCard, 'photo'> {
  photo: PictureSource | null
}

/** Keeps only what a tile draws of the photo; the name beside it is its text. */
const listedMember = ({ photo, ...member }: DirectoryCard): ListedMember => ({
  ...member,
  photo: photo && { ...pictureOf(photo), alt: '' },
})

export const membersApi = (client: ApiClient) => ({
  /** Nearest first, where the query names no order. */
  list: async (query: MemberFilters & { cursor?: string; limit?: number } = {}): Promise<Page<ListedMember>> => {
    const page = await client.get<Page<DirectoryCard>>('/api/members', { sort: usualSort, ...query })
    return { ...page, items: page.items.map(listedMember) }
  },
  loosened: (query: MemberFilters) => client.get<LooserFilter[]>('/api/members/loosened', { ...query }),
  pass: (username: string) => client.put<PassState>(`/api/passes/${encodeURIComponent(username)}`),
  bringBack: (username: string) => client.delete<PassState>(`/api/passes/${encodeURIComponent(username)}`),
  newcomers: async () =>
    asideMembers((await client.get<Page<MemberCard>>('/api/members', { sort: 'new', limit: 3 })).items),
  themes: () => client.get<NearThemes>('/api/members/themes'),
  near: () => client.get<NearMembers>('/api/members/near'),
  firstSteps: () => client.get<FirstSteps>('/api/members/me/first-steps'),
  hideFirstSteps: () => client.patch<OwnProfile>('/api/members/me', { hidesFirstSteps: true }),
  /** Counts to at most `limits.firstMembers` + 1. */
  count: async () => (await client.get<{ count: number }>('/api/members/count')).count,
  /** Data of the hover card; not recorded as a visit. */
  glance: (username: string) => client.get<MemberGlance>(`/api/members/${encodeURIComponent(username)}/card`),
  ownTown: async () => (await client.get<OwnTown>('/api/members/me/place')).city,
  me: () => client.get<OwnProfile>('/api/members/me'),
  totals: () => client.get<OwnTotals>('/api/members/me/totals'),
  seenBy: async (by: ProfilePreviewViewer) =>
    (await client.get<{ profile: MemberProfile | null }>('/api/members/me/seen', { by })).profile,
  profile: async (username: string): Promise<ProfileAnswer> => {
    const answer = await client.get<MemberProfile | { username: string }>(
      `/api/members/${encodeURIComponent(username)}`,
    )
    return 'id' in answer ? answer : { ...answer, moved: true }
  },
})
