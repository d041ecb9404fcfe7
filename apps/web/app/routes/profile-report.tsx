import { loadPage, pageApi } from '../api/page-api.ts'
import { fileReport, ReportPage } from '../features/foundation/reports/public.ts'
import { reportsText } from '../features/foundation/reports/reports.text.ts'
import { membersApi } from '../features/people/members/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { refusedPath } from '../navigation/not-found.ts'
import { checkParams, isUsername } from '../navigation/route-checks.ts'
import { PageMeta } from '../page/page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import type { Route } from './+types/profile-report'

export const handle: RouteHandle = { reader: true }

export const loader = checkParams({ username: isUsername }, async ({ request, context, params }: Route.LoaderArgs) => {
  const profile = await loadPage(request, () => membersApi(pageApi(context)).profile(params.username))
  if ('moved' in profile || profile.isSelf) throw refusedPath(request)
  return { username: profile.username, memberName: profile.displayName }
})

export const action = checkParams({ username: isUsername }, ({ request, context }: Route.ActionArgs) =>
  fileReport(request, pageApi(context)),
)

/** Works without scripts and without an account. */
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
