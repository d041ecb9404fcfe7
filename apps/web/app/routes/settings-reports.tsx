import { loadPage, pageApi } from '../api/page-api.ts'
import { OwnReports, reportsApi } from '../features/reports/public.ts'
import { SettingsPage } from '../layouts/settings-page.tsx'
import { PageMeta } from '../page-meta.tsx'
import { ownReportsText } from '../text/own-reports.ts'
import { settingsText } from '../text/settings.ts'
import type { Route } from './+types/settings-reports'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  return loadPage(request, () => reportsApi(pageApi(context)).mine({ cursor }))
}

export default function SettingsReports({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage title={settingsText.sections.signalements}>
      <PageMeta title={settingsText.sections.signalements} hidden />
      <p className="soft">{ownReportsText.lead}</p>
      <OwnReports first={loaderData} />
    </SettingsPage>
  )
}
