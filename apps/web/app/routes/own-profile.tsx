import { loadPage, pageApi } from '../api/page-api.ts'
import { useIllustration } from '../brand/illustration.ts'
import { membersApi, Newcomers } from '../features/members/public.ts'
import { OwnPlaces, OwnProfileNotice, ProfileView, profileAsSeenBy, readTab } from '../features/profiles/public.ts'
import { sharesApi } from '../features/shares/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { PageMeta } from '../page-meta.tsx'
import { profilesText } from '../text/profiles.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ChipLink, Chips } from '../ui/chip.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/own-profile'

const views = { member: '/p', visitor: '/p?vue=visiteuse' } as const

/** Signed out, the API's refusal leads to /login and back. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  const { searchParams } = new URL(request.url)
  const onlooker = searchParams.get('vue') === 'visiteuse' ? ('visitor' as const) : ('member' as const)
  const tab = readTab(searchParams)
  return loadPage(request, async () => {
    const [own, newcomers] = await Promise.all([membersApi(client).me(), membersApi(client).newcomers()])
    const shares = tab === 'shares' ? await sharesApi(client).list({ author: own.username }) : null
    const seen =
      shares === null || onlooker === 'member'
        ? shares
        : { ...shares, items: shares.items.filter(({ visibility }) => visibility === 'public') }
    return { status: own.status, profile: profileAsSeenBy(own, onlooker), newcomers, onlooker, tab, shares: seen }
  })
}

function Actions() {
  return (
    <div className="pf-act">
      <ButtonLink to="/settings/profil" icon="pencil">
        {profilesText.edit}
      </ButtonLink>
      <ButtonLink to="/settings/photos" look="quiet" icon="images">
        {profilesText.editPhotos}
      </ButtonLink>
    </div>
  )
}

function Unseen() {
  const { title, text, action } = profilesText.hiddenFromVisitors
  return (
    <EmptyState
      picture={useIllustration('empty')}
      title={title}
      text={text}
      action={<ButtonLink to="/settings/confidentialite">{action}</ButtonLink>}
    />
  )
}

/** Her own profile as others get it. */
export default function OwnProfile({ loaderData }: Route.ComponentProps) {
  const { status, profile, newcomers, onlooker, tab, shares } = loaderData
  return (
    <ModulePage aside={<Newcomers members={newcomers} />}>
      <PageMeta title={profilesText.ownTitle} hidden />
      <div className="pad pf-own">
        <OwnPlaces />
        {profile === null ? <h1 className="d h2">{profilesText.ownTitle}</h1> : null}
        <div className="row pf-views">
          <span className="row small soft">
            <Icon of="eye" size="s" />
            {profilesText.viewAs}
          </span>
          <Chips>
            <ChipLink to={views.member} current={onlooker === 'member'}>
              {profilesText.views.member}
            </ChipLink>
            <ChipLink to={views.visitor} current={onlooker === 'visitor'}>
              {profilesText.views.visitor}
            </ChipLink>
          </Chips>
        </div>
        <OwnProfileNotice status={status} />
      </div>
      {profile === null ? (
        <Unseen />
      ) : (
        <ProfileView {...{ profile, tab, shares }} mine={[]} base={views[onlooker]} actions={<Actions />} />
      )}
    </ModulePage>
  )
}
