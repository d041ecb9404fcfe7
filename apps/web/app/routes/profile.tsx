import { data, redirect } from 'react-router'
import { stayOffline } from '../api/form-answer.ts'
import { pageAddress } from '../api/page-address.ts'
import { loadPage, pageApi } from '../api/page-api.ts'
import { requestContext } from '../context.ts'
import { communitiesApi } from '../features/communities/public.ts'
import { useSeen } from '../features/history/public.ts'
import { membersApi, Newcomers } from '../features/members/public.ts'
import { JoinCard, ProfileMenu, ProfileView, readTab, structuredProfile } from '../features/profiles/public.ts'
import { type NoteAnswer, saveNote } from '../features/profiles/save-note.ts'
import { sharesApi } from '../features/shares/public.ts'
import { useTellVisit } from '../features/visits/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { checked, isUsername } from '../navigation/route-checks.ts'
import { PageMeta } from '../page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { StructuredData } from '../structured-data.tsx'
import { membersText } from '../text/members.ts'
import { profilesText } from '../text/profiles.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import type { Route } from './+types/profile'

export const handle: RouteHandle = { reader: true, ready: true }

export const loader = checked({ username: isUsername }, async ({ request, context, params }: Route.LoaderArgs) => {
  const { viewer } = context.get(requestContext)
  const client = pageApi(context)
  const { search, searchParams } = pageAddress(request)
  const tab = readTab(searchParams)
  return loadPage(request, async () => {
    const profile = await membersApi(client).profile(params.username)
    // A former name, or hers in other letters: one profile has one address.
    if ('moved' in profile || profile.username !== params.username) {
      throw redirect(`/p/${profile.username}${search}`, 301)
    }
    const [shares, newcomers, me, shared] = await Promise.all([
      tab === 'shares' ? sharesApi(client).list({ author: profile.username }) : null,
      viewer === null ? [] : membersApi(client).newcomers(),
      viewer === null ? null : membersApi(client).me(),
      viewer === null || profile.isSelf || tab !== 'about'
        ? []
        : communitiesApi(client)
            .list({ which: 'shared', with: profile.username })
            .then(({ items }) => items),
    ])
    const mine = me === null || profile.isSelf ? [] : me.interests
    return { profile, tab, shares, newcomers, mine, shared }
  })
})

/** Her private note: the one form of a profile. */
export const action = checked({ username: isUsername }, async ({ request, context, params }: Route.ActionArgs) => {
  const answer = await loadPage(request, async () =>
    saveNote(pageApi(context), params.username, await request.formData()),
  )
  return data(answer, { status: answer.problem === undefined ? 200 : 400 })
})

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return stayOffline(serverAction, (problem): NoteAnswer => ({ problem }))
}

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { profile, tab, shares, newcomers, mine, shared } = loaderData
  const viewer = useViewer()
  const { username, displayName, age, city, headline, photo, avatar, isSelf } = profile
  useTellVisit(username, viewer !== null && !isSelf)
  useSeen('members', isSelf ? null : { path: `/p/${username}`, slug: username, name: displayName, avatar })
  const isPublic = profile.visibility === 'public'
  const actions = isSelf ? undefined : <ProfileMenu profile={profile} />
  return (
    <ModulePage
      bar={viewer === null ? undefined : { title: displayName, back: '/members', over: true, actions }}
      aside={viewer === null ? <JoinCard /> : <Newcomers members={newcomers} />}
    >
      <PageMeta
        title={membersText.nameAge(displayName, age)}
        description={headline || profilesText.description(displayName, city)}
        type="profile"
        image={photo?.formats.large.url}
        preview={{ title: profilesText.kind }}
        hidden={!isPublic}
      />
      {isPublic ? <StructuredData tell={(site) => structuredProfile(profile, site)} /> : null}
      <ProfileView key={username} {...{ profile, tab, shares, mine, shared }} base={`/p/${username}`} />
      {viewer === null ? (
        <div className="pad only-phone pf-join-below">
          <JoinCard />
        </div>
      ) : null}
    </ModulePage>
  )
}
