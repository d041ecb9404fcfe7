import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { stayOffline } from '../api/form-answer.ts'
import { pageAddress } from '../api/page-address.ts'
import { loadPage, pageApi, pageFailure } from '../api/page-api.ts'
import { requestContext } from '../context.ts'
// The rules of the forms are the server’s: by `public.ts` they would come along with every page.
import { type CommunityAnswer, runIntent } from '../features/communities/community-actions.ts'
import { CommunityHead, CommunityTab, communitiesApi, loadTab, readTab } from '../features/communities/public.ts'
import { useSeen } from '../features/history/public.ts'
import { PersonRow } from '../features/members/public.ts'
import { fileReport, type ReportPageAnswer } from '../features/reports/public.ts'
import { JoinPrompt } from '../features/shares/join-prompt.tsx'
import { ModulePage } from '../layouts/module-page.tsx'
import { redirectTo } from '../navigation/redirect-to.ts'
import { checked, isSlug } from '../navigation/route-checks.ts'
import { toTheDoor } from '../navigation/to-the-door.ts'
import { PageMeta } from '../page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { breadcrumbs, StructuredData } from '../structured-data.tsx'
import { communitiesText } from '../text/communities.ts'
import { communityText } from '../text/community-page.ts'
import { joinText } from '../text/join.ts'
import { membersText } from '../text/members.ts'
import { reportTitles } from '../text/report-titles.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'
import type { Route } from './+types/community'
import '../styles/page-communities.css'

/** The form of a report brings its rules along: fetched where it is opened. */
const ReportPart = lazyPart(async () => (await import('../features/reports/report-page.tsx')).ReportPage, {
  drawnAs: '.rp-page',
})

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true }

export const loader = checked({ slugCommunity: isSlug }, async ({ request, context, params }: Route.LoaderArgs) => {
  const { viewer } = context.get(requestContext)
  const { searchParams, pathname, search } = pageAddress(request)
  const invitation = searchParams.get('invitation') ?? ''
  // Whoever holds a link signs in first: a secret door answers to nobody else.
  if (invitation !== '' && viewer === null) throw toTheDoor({ pathname, search })
  const client = pageApi(context)
  const slug = params.slugCommunity
  const cursor = searchParams.get('cursor') ?? undefined
  return loadPage(request, async () => {
    const community = await communitiesApi(client).get(slug, invitation || undefined)
    // An editor changed its address since.
    if (community.slug !== slug) throw redirect(`/c/${community.slug}${search}`, 301)
    const tab = readTab(searchParams, community)
    const shown = await loadTab(client, { slug, tab, cursor })
    return { community, tab, invitation, clientId: randomUUID(), ...shown }
  })
})

/** Every form of the page, with scripts and without. */
export const action = checked({ slugCommunity: isSlug }, async ({ request, context, params }: Route.ActionArgs) => {
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
  return stayOffline(serverAction, (problem): CommunityAnswer => ({ intent: '', problem, typed: {} }))
}

function Newest({ community: { faces } }: Pick<Route.ComponentProps['loaderData'], 'community'>) {
  if (faces.length === 0) return null
  return (
    <section aria-labelledby="arrivees">
      <h2 className="d h4" id="arrivees">
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

/** A community: its door, and the part of it that she opened. */
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
