import { loadPage, pageApi } from '../api/page-api.ts'
import { refusedPath } from '../errors/not-found.ts'
import { membersApi } from '../features/members/public.ts'
import { fileReport, ReportPage } from '../features/reports/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { checked, isUsername } from '../navigation/route-checks.ts'
import { PageMeta } from '../page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { reportsText } from '../text/reports.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import type { Route } from './+types/profile-report'

export const handle: RouteHandle = { reader: true }

export const loader = checked({ username: isUsername }, async ({ request, context, params }: Route.LoaderArgs) => {
  const profile = await loadPage(request, () => membersApi(pageApi(context)).profile(params.username))
  if ('moved' in profile || profile.isSelf) throw refusedPath(request)
  return { username: profile.username, memberName: profile.displayName }
})

export const action = checked({ username: isUsername }, ({ request, context }: Route.ActionArgs) =>
  fileReport(request, pageApi(context)),
)

/** A report without a script and without an account. */
export default function ProfileReport({ loaderData, actionData }: Route.ComponentProps) {
  const back = `/p/${loaderData.username}`
  const title = reportsText.title('member')
  return (
    <ModulePage bar={useViewer() === null ? undefined : { title, back }} wide>
      <PageMeta title={title} hidden />
      <ReportPage subject={{ target: 'member', ...loaderData }} answer={actionData} back={back} />
    </ModulePage>
  )
}
