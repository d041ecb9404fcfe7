import '../../styles/shared/report.module.css'
import { useEffect } from 'react'
import { data } from 'react-router'
import { catchOffline } from '../../api/form-answer.ts'
import { loadPage, pageApi, pageFailure } from '../../api/page-api.ts'
import { type GroupAnswer, runGroupIntent } from '../../features/chat/groups/group-actions.ts'
import { groupFormText as text } from '../../features/chat/groups/group-form.text.ts'
import { GroupPage } from '../../features/chat/groups/group-page.tsx'
import { groupsApi } from '../../features/chat/groups/groups.api.ts'
import styles from '../../features/chat/groups/groups.module.css'
import { groupHref } from '../../features/chat/groups/groups-links.ts'
import { fileReport, type ReportPageAnswer } from '../../features/foundation/reports/public.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { user } from '../../middleware/user.ts'
import { pageAddress } from '../../navigation/page-address.ts'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { checkParams, isSlug } from '../../navigation/route-checks.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { toast } from '../../ui/overlays/toast.tsx'
import type { Route } from './+types/group-members'
import { loadCandidates } from './load-candidates.ts'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

const ReportPart = lazyPart(
  async () => (await import('../../features/foundation/reports/report-page.tsx')).ReportPage,
  {
    drawnAs: '[data-hook~="report-page"]',
  },
)

export const middleware: Route.MiddlewareFunction[] = [user]

export const loader = checkParams({ slug: isSlug }, async ({ request, params, context }: Route.LoaderArgs) => {
  const client = pageApi(context)
  const { searchParams } = pageAddress(request)
  return loadPage(request, async () => {
    const group = await groupsApi(client).get(params.slug)
    const reporting = searchParams.has('signaler')
    // Before she accepts there is nothing here to change.
    if (group.state === 'invited' && !reporting) throw redirectTo(groupHref(params.slug))
    const candidates = group.can.manage ? await loadCandidates(client) : []
    return { group, candidates, reporting, refused: searchParams.getAll('refusee').slice(0, 11) }
  })
})

/** Every form of the page, with and without scripts. */
export const action = checkParams({ slug: isSlug }, async ({ request, params, context }: Route.ActionArgs) => {
  const client = pageApi(context)
  const form = await request.clone().formData()
  if (form.has('goodFaith') || form.has('reason')) return fileReport(request, client)
  const { slug } = params
  try {
    if (form.get('intent') === 'leave') await groupsApi(client).leave(slug)
    else {
      const { answer, status } = await runGroupIntent({ client, slug, form })
      return data<GroupAnswer>(answer, { status })
    }
  } catch (error) {
    return pageFailure(error, request)
  }
  throw redirectTo('/messages')
})

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchOffline(serverAction, (problem): GroupAnswer => ({ intent: '', problem }))

const isGroupAnswer = (answer: Route.ComponentProps['actionData']): answer is GroupAnswer =>
  answer !== undefined && 'intent' in answer

export default function GroupMembers({ loaderData, actionData }: Route.ComponentProps) {
  const { group, candidates, reporting, refused } = loaderData
  const { name, slug, community } = group.room
  const answer = isGroupAnswer(actionData) ? actionData : undefined
  useEffect(() => {
    if (answer?.done !== undefined) toast.success(answer.done)
  }, [answer])
  const back = groupHref(slug)
  const title = reporting ? text.report : name
  return (
    <ModulePage bar={{ title, back }}>
      <PageMeta title={reporting ? text.report : text.pageTitle(name)} hidden />
      {reporting ? (
        <ReportPart
          subject={{ target: 'community', targetId: community.id }}
          answer={answer === undefined ? (actionData as ReportPageAnswer | undefined) : undefined}
          back={back}
          words={{ title: text.report, back: text.back }}
        />
      ) : (
        <div className={`gutter ${styles.page}`}>
          <h1 className="display heading-2 only-wide">{name}</h1>
          {answer?.intent === '' ? (
            <p className="field-error" role="alert">
              {answer.problem}
            </p>
          ) : null}
          {refused.length === 0 ? null : <p role="status">{text.refused(refused)}</p>}
          <GroupPage group={group} candidates={candidates} answer={answer} />
        </div>
      )}
    </ModulePage>
  )
}
