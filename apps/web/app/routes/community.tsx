import '../styles/shared/report.module.css'
import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { catchOffline } from '../api/form-answer.ts'
import { loadPage, pageApi, pageFailure } from '../api/page-api.ts'
import { requestContext } from '../context.ts'
import { fileReport, type ReportPageAnswer } from '../features/foundation/reports/public.ts'
import { PersonRow } from '../features/people/members/public.ts'
// Through `public.ts` the validation schemas would join every page's bundle.
import { type CommunityAnswer, runIntent } from '../features/publishing/communities/community-actions.ts'
import { communityText } from '../features/publishing/communities/community-page.text.ts'
import {
  CommunityHead,
  CommunityTab,
  communitiesApi,
  loadTab,
  readTab,
} from '../features/publishing/communities/public.ts'
import { useSeen } from '../features/publishing/history/public.ts'
import { JoinPrompt } from '../features/publishing/shares/join-prompt.tsx'
import { ModulePage } from '../layouts/module-page.tsx'
import { pageAddress } from '../navigation/page-address.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { redirectToSignIn } from '../navigation/redirect-to-sign-in.ts'
import { checkParams, isSlug } from '../navigation/route-checks.ts'
import { PageMeta } from '../page/page-meta.tsx'
import { breadcrumbs, StructuredData } from '../page/structured-data.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { communitiesText } from '../text/communities.ts'
import { joinText } from '../text/join.ts'
import { membersText } from '../text/members.ts'
import { reportTitles } from '../text/report-titles.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'
import type { Route } from './+types/community'

const ReportPart = lazyPart(async () => (await import('../features/foundation/reports/report-page.tsx')).ReportPage, {
  drawnAs: '[data-hook~="report-page"]',
})

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true }

export const loader = checkParams({ slugCommunity: isSlug }, async ({ request, context, params }: Route.LoaderArgs) => {
  const { viewer } = context.get(requestContext)
  const { searchParams, pathname, search } = pageAddress(request)
  const invitation = searchParams.get('invitation') ?? ''
  // A secret community is invisible to visitors.
  if (invitation !== '' && viewer === null) throw redirectToSignIn({ pathname, search })
  const client = pageApi(context)
  const slug = params.slugCommunity
  const cursor = searchParams.get('cursor') ?? undefined
  return loadPage(request, async () => {
    const community = await communitiesApi(client).get(slug, invitation || undefined)
    if (community.slug !== slug) throw redirect(`/c/${community.slug}${search}`, 301)
    const tab = readTab(searchParams, community)
    const shown = await loadTab(client, { slug, tab, cursor })
    return { community, tab, invitation, clientId: randomUUID(), ...shown }
  })
})

/** Every form of the page, with and without scripts. */
export const action = checkParams({ slugCommunity: isSlug }, async ({ request, context, params }: Route.ActionArgs) => {
  const client = pageApi(context)
  const form = await request.clone().formData()
  if (form.has('goodFaith') || form.has('reason')) return fileReport(request, client)
  const { publicUrl } = context.get(requestContext).publicSettings
  let outcome: Awaited<ReturnType<typeof runIntent>>
  try {
    outcome = await runIntent({ client, slug: params.slugCommunity, form, origin: publicUrl })
  } catch (error) {
    return pageFailure(error, request)
  }
  if ('go' in outcome) throw redirectTo(outcome.go)
  return data<CommunityAnswer>(outcome.answer, { status: outcome.status })
})

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOffline(serverAction, (problem): CommunityAnswer => ({ intent: '', problem, typed: {} }))
}

function Newest({ community: { faces } }: Pick<Route.ComponentProps['loaderData'], 'community'>) {
  if (faces.length === 0) return null
  return (
    <section aria-labelledby="arrivees">
      <h2 className="display heading-4" id="arrivees">
        {communityText.newest}
      </h2>
      {faces.slice(0, 3).map((member) => (
        <PersonRow key={member.id} member={member}>
          {membersText.place(member.city, member.distance)}
        </PersonRow>
      ))}
    </section>
  )
}

const isReportAnswer = (answer: Route.ComponentProps['actionData']) => answer !== undefined && !('typed' in answer)

export default function Community({ loaderData, actionData }: Route.ComponentProps) {
  const { community, tab, invitation, ...shown } = loaderData
  const { name, tagline, description, access, id, slug, avatar } = community
  const signedIn = useViewer() !== null
  const back = `/c/${slug}`
  useSeen('communities', { path: back, slug, name, avatar: avatar?.formats.thumbnail.url ?? null })
  const bar =
    tab === 'signaler'
      ? { title: reportTitles.community, back }
      : { title: name, back: '/communities', over: community.cover !== null }
  return (
    <ModulePage
      bar={signedIn ? bar : undefined}
      aside={signedIn ? <Newest community={community} /> : <JoinPrompt title={joinText.allTitle} />}
    >
      <PageMeta
        title={name}
        description={description || tagline || communityText.descriptionOf(name)}
        preview={{ kicker: communitiesText.title, title: name }}
        hidden={access === 'secret' || community.archived || tab === 'signaler'}
      />
      <StructuredData
        tell={(site) => [
          breadcrumbs(site, [
            { name: communitiesText.title, path: '/communities' },
            { name, path: `/c/${slug}` },
          ]),
        ]}
      />
      {tab === 'signaler' ? (
        <ReportPart
          subject={{ target: 'community', targetId: id }}
          answer={isReportAnswer(actionData) ? (actionData as ReportPageAnswer) : undefined}
          back={back}
        />
      ) : (
        <>
          <CommunityHead community={community} tab={tab} invitation={invitation} />
          <CommunityTab
            {...shown}
            community={community}
            tab={tab}
            answer={isReportAnswer(actionData) ? undefined : (actionData as CommunityAnswer | undefined)}
          />
        </>
      )}
    </ModulePage>
  )
}
