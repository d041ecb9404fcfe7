import { groupLimits, type MemberLink, startOf } from '@consoeurs/contract'
import { type ApiClient, ApiFailure } from '../../api/client.ts'
import type { GroupBeginning } from '../../features/chat/groups/group-form.tsx'
import { groupHref } from '../../features/chat/groups/groups-links.ts'
import { messagesApi } from '../../features/chat/messages/messages.api.ts'
import { favoritesApi } from '../../features/people/favorites/public.ts'
import { communitiesApi } from '../../features/publishing/communities/public.ts'
import { sharesApi } from '../../features/publishing/shares/public.ts'
import { redirectTo } from '../../navigation/redirect-to.ts'

const byName = (one: MemberLink, other: MemberLink) => one.displayName.localeCompare(other.displayName, 'fr')

const once = (members: readonly MemberLink[]): MemberLink[] => [
  ...new Map(members.map((member) => [member.id, member])).values(),
]

/** Those with whom the viewer has a conversation, then her favourites. */
export async function loadCandidates(client: ApiClient): Promise<MemberLink[]> {
  const [conversations, favorites] = await Promise.all([
    messagesApi(client).conversations('inbox'),
    favoritesApi(client).list(),
  ])
  const known = conversations.items.flatMap(({ state, other }) => (state === 'open' ? [other] : []))
  const kept = favorites.items.map(({ member }) => member).sort(byName)
  return once([...known, ...kept])
}

/** What cannot be opened (any more) begins with nothing. */
async function unlessGone<T>(load: Promise<T>): Promise<T | null> {
  try {
    return await load
  } catch (error) {
    if (error instanceof ApiFailure && [403, 404, 410].includes(error.status)) return null
    throw error
  }
}

/** Everyone who comes is chosen; the host may leave some out. */
async function beginWithOuting(client: ApiClient, slug: string, viewerId: number): Promise<GroupBeginning | null> {
  const share = await unlessGone(sharesApi(client).get(slug))
  if (share === null || share.outing === null) return null
  if (share.outing.group !== null) throw redirectTo(groupHref(share.outing.group))
  const coming = await unlessGone(sharesApi(client).participants(share.id, { list: 'going' }))
  if (coming === null) return null
  const candidates = coming.items.map(({ member }) => member).filter(({ id }) => id !== viewerId)
  const chosen = candidates.slice(0, groupLimits.members.max - 1).map(({ username }) => username)
  const begun = { name: startOf(share.title, groupLimits.name), candidates, chosen, back: `/shares/${share.slug}` }
  return share.author.id === viewerId ? { ...begun, outingId: share.id } : begun
}

async function beginWithCommunity(client: ApiClient, slug: string, viewerId: number): Promise<GroupBeginning | null> {
  const [community, members] = await Promise.all([
    unlessGone(communitiesApi(client).get(slug)),
    unlessGone(communitiesApi(client).members(slug)),
  ])
  if (community === null || members === null) return null
  const candidates = members.items.map(({ member }) => member).filter(({ id }) => id !== viewerId)
  return { name: '', candidates, chosen: [], back: `/c/${slug}?onglet=membres` }
}

async function beginWithMember(client: ApiClient, username: string): Promise<GroupBeginning | null> {
  const [opened, known] = await Promise.all([unlessGone(messagesApi(client).open(username)), loadCandidates(client)])
  if (opened === null) return null
  const { other } = opened
  return {
    name: '',
    candidates: once([other, ...known]),
    chosen: [other.username],
    back: `/messages/${other.username}`,
  }
}

/** From a conversation (`avec`), an outing (`sortie`) or a community (`communaute`). */
export async function loadBeginning(
  client: ApiClient,
  asked: URLSearchParams,
  viewerId: number,
): Promise<GroupBeginning> {
  const [username, outing, community] = [asked.get('avec'), asked.get('sortie'), asked.get('communaute')]
  const begun =
    (username === null ? null : await beginWithMember(client, username)) ??
    (outing === null ? null : await beginWithOuting(client, outing, viewerId)) ??
    (community === null ? null : await beginWithCommunity(client, community, viewerId))
  return begun ?? { name: '', candidates: await loadCandidates(client), chosen: [], back: '/messages' }
}
