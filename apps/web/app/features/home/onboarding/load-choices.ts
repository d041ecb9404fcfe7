import type { CommunityView, NotificationSettings } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'
import { notificationSettingsApi } from '../../chat/notifications/public.ts'
import { type ListedMember, membersApi } from '../../people/members/public.ts'
import { communitiesApi } from '../../publishing/communities/public.ts'
import { endSlug, type StepSlug } from './steps.ts'

/** The rest is at /communities and /members. */
const COMMUNITIES = 4
const MEMBERS = 3

/** Each as its page shows it: a card has no cover and no faces. Her own first, as she may come by an invitation. */
async function openCommunities(client: ApiClient): Promise<CommunityView[]> {
  const api = communitiesApi(client)
  const [mine, suggested] = await Promise.all([
    api.list({ which: 'mine', limit: COMMUNITIES }),
    api.list({ which: 'suggested' }),
  ])
  const own = mine.items.filter(({ role }) => role !== null)
  const all = [...own, ...suggested.items.filter(({ access }) => access === 'open')].slice(0, COMMUNITIES)
  return Promise.all(all.map(({ slug }) => api.get(slug)))
}

interface Choices {
  communities: CommunityView[]
  notices: NotificationSettings | null
  members: ListedMember[]
}
const nothing: Choices = { communities: [], notices: null, members: [] }

/** Data that only one step needs. */
export async function loadChoices(client: ApiClient, step: StepSlug | typeof endSlug): Promise<Choices> {
  if (step === 'communautes') return { ...nothing, communities: await openCommunities(client) }
  if (step === 'notifications') {
    return { ...nothing, notices: await notificationSettingsApi(client).settings() }
  }
  if (step !== endSlug) return nothing
  const { items } = await membersApi(client).list({ sort: 'near', withPhoto: true, limit: MEMBERS })
  return { ...nothing, members: items }
}
