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
import type { ApiClient } from '../../api/client.ts'
import { roomsApi } from '../rooms/public.ts'
import { sharesApi } from '../shares/public.ts'
import { communitiesApi, deskApi } from './communities.api.ts'

/** The parts of a community's page, by what its address says. */
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

/** What the address asks for, where she may see it; otherwise what is said there, or what the community is. */
export function readTab(params: URLSearchParams, { can }: CommunityView): TabName {
  const asked = names.find((name) => name === params.get('onglet'))
  const ability = asked === undefined ? undefined : abilityOf[asked]
  if (asked !== undefined && (ability === undefined || can[ability])) return asked
  return can.read ? 'partages' : 'apropos'
}

export interface Desk {
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
  desk: Desk | null
}

async function loadDesk(client: ApiClient, slug: string): Promise<Desk> {
  const calls = deskApi(client)
  const [requests, excluded, links, reports] = await Promise.all([
    calls.requests(slug),
    calls.excluded(slug),
    calls.links(slug),
    calls.reports(slug),
  ])
  return { requests, excluded, links, reports }
}

/** What the open part shows, and nothing of the others. */
export async function loadTab(
  client: ApiClient,
  { slug, tab, cursor }: { slug: string; tab: TabName; cursor: string | undefined },
): Promise<TabData> {
  const calls = communitiesApi(client)
  return {
    shares: tab === 'partages' ? await sharesApi(client).list({ community: slug, cursor }) : null,
    rooms: tab === 'salons' ? (await roomsApi(client).ofCommunity(slug)).items : null,
    members: tab === 'membres' ? await calls.members(slug, cursor) : null,
    announcements: tab === 'annonces' ? (await calls.announcements(slug)).items : null,
    desk: tab === 'gerer' ? await loadDesk(client, slug) : null,
  }
}
