import type { CommunityCard, NotificationSettings } from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'
import { communitiesApi } from '../communities/public.ts'
import { notificationSettingsApi } from '../notifications/public.ts'
import type { StepSlug } from './steps.ts'

/** As many as a first look takes in; the others are at /communities. */
const MOST = 6

/** Hers first (she may have come by an invitation), then those that anyone may enter. */
async function openCommunities(client: ApiClient): Promise<CommunityCard[]> {
  const [mine, suggested] = await Promise.all([
    communitiesApi(client).list({ which: 'mine', limit: MOST }),
    communitiesApi(client).list({ which: 'suggested' }),
  ])
  const hers = mine.items.filter(({ role }) => role !== null)
  return [...hers, ...suggested.items.filter(({ access }) => access === 'open')].slice(0, MOST)
}

/** What only one step shows. */
export async function loadChoices(
  client: ApiClient,
  step: StepSlug,
): Promise<[communities: CommunityCard[], notices: NotificationSettings | null]> {
  if (step === 'communautes') return [await openCommunities(client), null]
  if (step === 'notifications') return [[], await notificationSettingsApi(client).settings()]
  return [[], null]
}
