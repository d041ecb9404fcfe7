import type { Onlooker } from '@consoeurs/contract'
import { loadPage, pageApi } from '../api/page-api.ts'
import { useIllustration } from '../brand/illustration.ts'
import { membersApi, Newcomers } from '../features/members/public.ts'
import { OwnPlaces, OwnProfileNotice, ProfileView, readTab } from '../features/profiles/public.ts'
import { sharesApi } from '../features/shares/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { SignOutLink } from '../layouts/sign-out-link.tsx'
import { user } from '../middleware/user.ts'
import { PageMeta } from '../page-meta.tsx'
import { profilesText } from '../text/profiles.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ChipLink, Chips } from '../ui/chip.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/own-profile'

export const middleware: Route.MiddlewareFunction[] = [user]

const views = { member: '/p', contact: '/p?vue=contact', visitor: '/p?vue=visiteuse' } as const
const onlookers = ['member', 'contact', 'visitor'] as const

const readOnlooker = (view: string | null): Onlooker => {
  if (view === 'visiteuse') return 'visitor'
  return view === 'contact' ? 'contact' : 'member'
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  const { searchParams } = new URL(request.url)
  const onlooker = readOnlooker(searchParams.get('vue'))
  const tab = readTab(searchParams)
  return loadPage(request, async () => {
    const api = membersApi(client)
    const [own, profile, newcomers] = await Promise.all([api.me(), api.seenBy(onlooker), api.newcomers()])
    const showsShares = tab === 'shares' && profile !== null
    const shares = showsShares ? await sharesApi(client).list({ author: own.username, seenBy: onlooker }) : null
    return { status: own.status, profile, newcomers, onlooker, tab, shares }
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
            {onlookers.map((eyes) => (
              <ChipLink key={eyes} to={views[eyes]} current={onlooker === eyes}>
                {profilesText.views[eyes]}
              </ChipLink>
            ))}
          </Chips>
        </div>
        <OwnProfileNotice status={status} />
      </div>
      {profile === null ? (
        <Unseen />
      ) : (
        <ProfileView
          {...{ profile, tab, shares }}
          mine={[]}
          base={views[onlooker]}
          seenBy={onlooker}
          actions={<Actions />}
        />
      )}
      <p className="only-phone pad pf-out">
        <SignOutLink className="btn ghost" />
      </p>
    </ModulePage>
  )
}
