import { loadPage, pageApi } from '../../api/page-api.ts'
import { roomsApi } from '../../features/chat/rooms/public.ts'
import { answerMute, answerMuteOffline, MutedWords, mutesApi } from '../../features/people/mutes/public.ts'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import { settingsText } from '../../text/settings.ts'
import type { Route } from './+types/settings-words'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  return loadPage(request, async () => ({ words: (await mutesApi(client).list()).words }))
}

export async function action({ request, context }: Route.ActionArgs) {
  const client = pageApi(context)
  return answerMute(client, await request.formData(), (id) => roomsApi(client).hear(id))
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  answerMuteOffline(request, serverAction)

export default function SettingsWords({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage title={settingsText.sections.mots} back="/settings/blocages">
      <PageMeta title={settingsText.sections.mots} hidden />
      <MutedWords words={loaderData.words} />
    </SettingsPage>
  )
}
