import type {
  AnnouncementView,
  CommunityMemberView,
  CommunityView,
  ExcludedView,
  LinkView,
  Page,
  ReportedContent,
  RequestView,
  RoomView,
  ShareView,
} from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'
import { sharesApi } from '../shares/public.ts'
import { communitiesApi, deskApi } from './communities.api.ts'
import { communityRoomsApi } from './community-rooms.api.ts'

/** The values of `?onglet=`. */
export type TabName =
  | 'partages'
  | 'salons'
  | 'apropos'
  | 'membres'
  | 'regles'
  | 'annonces'
  | 'gerer'
  | 'reglages'
  | 'demander'
  | 'signaler'

const abilityOf: Partial<Record<TabName, keyof CommunityView['can']>> = {
  partages: 'read',
  salons: 'read',
  annonces: 'read',
  reglages: 'read',
  membres: 'members',
  gerer: 'moderate',
  demander: 'ask',
  signaler: 'report',
}
const names: readonly TabName[] = [
  'partages',
  'salons',
  'apropos',
  'membres',
  'regles',
  'annonces',
  'gerer',
  'reglages',
  'demander',
  'signaler',
]

/** The tab of the address if the viewer may see it; otherwise the feed or the description. */
export function readTab(params: URLSearchParams, { can }: CommunityView): TabName {
  const asked = names.find((name) => name === params.get('onglet'))
  const ability = asked === undefined ? undefined : abilityOf[asked]
  if (asked !== undefined && (ability === undefined || can[ability])) return asked
  return can.read ? 'partages' : 'apropos'
}

export interface CommunityAdminData {
  requests: Page<RequestView>
  excluded: ExcludedView[]
  links: LinkView[]
  reports: ReportedContent[]
}

export interface TabData {
  shares: Page<ShareView> | null
  rooms: RoomView[] | null
  members: Page<CommunityMemberView> | null
  announcements: AnnouncementView[] | null
  desk: CommunityAdminData | null
}

async function loadDesk(client: ApiClient, slug: string): Promise<CommunityAdminData> {
  const calls = deskApi(client)
  const [requests, excluded, links, reports] = await Promise.all([
    calls.requests(slug),
    calls.excluded(slug),
    calls.links(slug),
    calls.reports(slug),
  ])
  return { requests, excluded, links, reports }
}

/** Loads only what the open tab shows. */
export async function loadTab(
  client: ApiClient,
  { slug, tab, cursor }: { slug: string; tab: TabName; cursor: string | undefined },
): Promise<TabData> {
  const calls = communitiesApi(client)
  return {
    shares: tab === 'partages' ? await sharesApi(client).list({ community: slug, cursor }) : null,
    rooms: tab === 'salons' ? (await communityRoomsApi(client).list(slug)).items : null,
    members: tab === 'membres' ? await calls.members(slug, cursor) : null,
    announcements: tab === 'annonces' ? (await calls.announcements(slug)).items : null,
    desk: tab === 'gerer' ? await loadDesk(client, slug) : null,
  }
}
