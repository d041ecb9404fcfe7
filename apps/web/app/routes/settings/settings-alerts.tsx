import { catchOffline } from '../../api/form-answer.ts'
import { loadPage, pageApi } from '../../api/page-api.ts'
import {
  answerSearch,
  SavedSearchList,
  type SearchAnswer,
  savedSearchesApi,
} from '../../features/publishing/saved-searches/public.ts'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import { settingsText } from '../../text/settings.ts'
import type { Route } from './+types/settings-alerts'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, async () => ({ searches: await savedSearchesApi(pageApi(context)).list() }))
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerSearch(pageApi(context), await request.formData())
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchOffline(serverAction, (problem): SearchAnswer => ({ problem }))

export default function SettingsAlerts({ loaderData: { searches } }: Route.ComponentProps) {
  return (
    <SettingsPage title={settingsText.sections.alertes}>
      <PageMeta title={settingsText.sections.alertes} hidden />
      <SavedSearchList searches={searches} />
    </SettingsPage>
  )
}
