import { loadBrand } from '@consoeurs/brand'
import { data, isRouteErrorResponse, redirect, useRouteError } from 'react-router'
import { catchOffline } from '../api/form-answer.ts'
import { loadPage, pageApi } from '../api/page-api.ts'
import { requestContext } from '../context.ts'
import { membersApi } from '../features/people/members/public.ts'
import { JoinCard, ProfileGone, ProfileView, readTab, structuredProfile } from '../features/people/profiles/public.ts'
import { type NoteAnswer, saveNote } from '../features/people/profiles/save-note.ts'
import { useRecordVisit } from '../features/people/visits/public.ts'
import { communitiesApi } from '../features/publishing/communities/public.ts'
import { useSeen } from '../features/publishing/history/public.ts'
import { loadLatestShares, MemberShares, sharesApi } from '../features/publishing/shares/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { pageAddress } from '../navigation/page-address.ts'
import { checkParams, isUsername } from '../navigation/route-checks.ts'
import { PageMeta } from '../page/page-meta.tsx'
import { StructuredData } from '../page/structured-data.tsx'
import type { RouteHandle } from '../reader-page.ts'
import styles from '../styles/shared/profile.module.css'
import { membersText } from '../text/members.ts'
import { profilesText } from '../text/profiles.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import type { Route } from './+types/profile'

export const handle: RouteHandle = { reader: true, cached: true }

export const loader = checkParams({ username: isUsername }, async ({ request, context, params }: Route.LoaderArgs) => {
  const { viewer, brandCode } = context.get(requestContext)
  const client = pageApi(context)
  const { search, searchParams } = pageAddress(request)
  const tab = readTab(searchParams)
  return loadPage(request, async () => {
    const profile = await membersApi(client).profile(params.username)
    // A former username or another case: redirect to the canonical URL.
    if ('moved' in profile || profile.username !== params.username) {
      throw redirect(`/p/${profile.username}${search}`, 301)
    }
    const { username, isSelf, shareCount } = profile
    const [shares, latest, shared] = await Promise.all([
      tab === 'shares' ? sharesApi(client).list({ author: username }) : null,
      tab === 'shares' || shareCount === 0 ? undefined : loadLatestShares(client, await loadBrand(brandCode), username),
      viewer === null || isSelf || tab === 'shares'
        ? []
        : communitiesApi(client)
            .list({ which: 'shared', with: username })
            .then(({ items }) => items),
    ])
    return { profile, tab, shares, latest, shared }
  })
})

/** Saves the viewer's private note. */
export const action = checkParams({ username: isUsername }, async ({ request, context, params }: Route.ActionArgs) => {
  const answer = await loadPage(request, async () =>
    saveNote(pageApi(context), params.username, await request.formData()),
  )
  return data(answer, { status: answer.problem === undefined ? 200 : 400 })
})

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOffline(serverAction, (problem): NoteAnswer => ({ problem }))
}

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { profile, tab, shares, latest, shared } = loaderData
  const viewer = useViewer()
  const { username, displayName, age, city, headline, photo, avatar, isSelf } = profile
  useRecordVisit(username, viewer !== null && !isSelf)
  useSeen('members', isSelf ? null : { path: `/p/${username}`, slug: username, name: displayName, avatar })
  const isPublic = profile.visibility === 'public'
  return (
    <ModulePage bar={viewer === null ? undefined : null} wide>
      <PageMeta
        title={membersText.nameAge(displayName, age)}
        description={headline || profilesText.description(displayName, city)}
        type="profile"
        image={photo?.formats.large.url}
        preview={{ title: profilesText.kind }}
        hidden={!isPublic}
      />
      {isPublic ? <StructuredData tell={(site) => structuredProfile(profile, site)} /> : null}
      <ProfileView
        key={username}
        {...{ profile, tab, shares, latest, shared }}
        Shares={MemberShares}
        base={`/p/${username}`}
      />
      {viewer === null ? (
        <div className={`gutter ${styles.joinBelow}`}>
          <JoinCard />
        </div>
      ) : null}
    </ModulePage>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <ModulePage>
      <ProfileGone />
    </ModulePage>
  )
}
