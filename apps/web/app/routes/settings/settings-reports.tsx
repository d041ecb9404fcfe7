import { loadPage, pageApi } from '../../api/page-api.ts'
import { reportsApi } from '../../features/foundation/reports/public.ts'
import { ownReportsText } from '../../features/moderation/reviews/own-reports.text.ts'
import {
  askReview,
  askReviewOffline,
  OwnMeasures,
  OwnReports,
  reviewsApi,
} from '../../features/moderation/reviews/public.ts'
import { reviewsText } from '../../features/moderation/reviews/reviews.text.ts'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import { settingsText } from '../../text/settings.ts'
import type { Route } from './+types/settings-reports'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  const client = pageApi(context)
  return loadPage(request, async () => {
    const [reports, measures] = await Promise.all([reportsApi(client).mine({ cursor }), reviewsApi(client).measures()])
    return { reports, measures }
  })
}

/** The forms name their subject « signalement-12 » or « mesure-12 ». */
export async function action({ request, context }: Route.ActionArgs) {
  const reviews = reviewsApi(pageApi(context))
  return askReview(await request.formData(), (about, text) => {
    const [kind, id] = about.split('-')
    return kind === 'mesure' ? reviews.ofMeasure(Number(id), text) : reviews.ofReport(Number(id), text)
  })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return askReviewOffline(request, serverAction)
}

export default function SettingsReports({ loaderData: { reports, measures } }: Route.ComponentProps) {
  return (
    <SettingsPage title={settingsText.sections.signalements}>
      <PageMeta title={settingsText.sections.signalements} hidden />
      <OwnMeasures first={measures} />
      {measures.items.length === 0 ? null : <h2 className="display heading-3">{reviewsText.reports}</h2>}
      <p className="soft">{ownReportsText.lead}</p>
      <OwnReports first={reports} />
    </SettingsPage>
  )
}
