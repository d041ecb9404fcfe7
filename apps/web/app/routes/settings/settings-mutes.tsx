import { loadPage, pageApi } from '../../api/page-api.ts'
import { roomsApi } from '../../features/chat/rooms/public.ts'
import { answerMute, answerMuteOffline, MutedThings, mutesApi } from '../../features/people/mutes/public.ts'
import { communitiesApi } from '../../features/publishing/communities/public.ts'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import { settingsText } from '../../text/settings.ts'
import type { Route } from './+types/settings-mutes'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  return loadPage(request, async () => {
    const [mutes, mine] = await Promise.all([mutesApi(client).list(), communitiesApi(client).list({ which: 'mine' })])
    const muted = new Set(mutes.communities.map(({ community }) => community.slug))
    const communities = mine.items.filter(({ slug }) => !muted.has(slug)).map(({ slug, name }) => ({ slug, name }))
    return { mutes, communities }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const client = pageApi(context)
  return answerMute(client, await request.formData(), (id) => roomsApi(client).hear(id))
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  answerMuteOffline(request, serverAction)

export default function SettingsMutes({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage title={settingsText.sections.sourdine} back="/settings/blocages">
      <PageMeta title={settingsText.sections.sourdine} hidden />
      <MutedThings {...loaderData} />
    </SettingsPage>
  )
}
