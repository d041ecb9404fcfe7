import { loadPage, pageApi } from '../api/page-api.ts'
import { fileReport, ReportPage } from '../features/foundation/reports/public.ts'
import { reportsText } from '../features/foundation/reports/reports.text.ts'
import { shareHref, sharesApi } from '../features/publishing/shares/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { refusedPath } from '../navigation/not-found.ts'
import { checkParams, isSlug } from '../navigation/route-checks.ts'
import { PageMeta } from '../page/page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import type { Route } from './+types/share-report'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true }

export const loader = checkParams({ id: isSlug }, async ({ request, context, params }: Route.LoaderArgs) => {
  const share = await loadPage(request, () => sharesApi(pageApi(context)).get(params.id))
  if (!share.can.report) throw refusedPath(request)
  return { targetId: share.id, memberName: share.author.displayName, back: shareHref(share) }
})

export const action = checkParams({ id: isSlug }, ({ request, context }: Route.ActionArgs) =>
  fileReport(request, pageApi(context)),
)

/** Works without scripts and without an account. */
export default function ShareReport({ loaderData: { back, ...about }, actionData }: Route.ComponentProps) {
  const title = reportsText.title('share')
  return (
    <ModulePage bar={useViewer() === null ? undefined : { title, back }} wide>
      <PageMeta title={title} hidden />
      <ReportPage subject={{ target: 'share', ...about }} answer={actionData} back={back} />
    </ModulePage>
  )
}
