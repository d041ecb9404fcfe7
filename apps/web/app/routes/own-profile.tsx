import type { ProfilePreviewViewer } from '@consoeurs/contract'
import type { ApiClient } from '../api/client.ts'
import { loadPage, pageApi } from '../api/page-api.ts'
import { useIllustration } from '../brand/illustration.ts'
import { membersApi } from '../features/people/members/public.ts'
import {
  OwnCard,
  OwnProfileNotice,
  OwnRows,
  OwnViewSwitch,
  ownViews,
  ProfileView,
  readOwnView,
  readTab,
} from '../features/people/profiles/public.ts'
import { visitsApi } from '../features/people/visits/public.ts'
import { MemberShares, sharesApi } from '../features/publishing/shares/public.ts'
import { SettingsLink } from '../layouts/module-bar.tsx'
import { ModulePage } from '../layouts/module-page.tsx'
import { SignOutButton } from '../layouts/sign-out-button.tsx'
import { user } from '../middleware/user.ts'
import { PageMeta } from '../page/page-meta.tsx'
import styles from '../styles/shared/profile.module.css'
import { layoutText } from '../text/pages/layout.ts'
import { profilesText } from '../text/profiles.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ActionRow } from '../ui/rows/rows.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import type { Route } from './+types/own-profile'

export const middleware: Route.MiddlewareFunction[] = [user]

const FACES = 3

async function loadOwn(client: ApiClient) {
  const api = membersApi(client)
  const [own, totals, visits] = await Promise.all([api.me(), api.totals(), visitsApi(client).list({ limit: FACES })])
  return { own, totals, visits: visits.items }
}

async function loadView(client: ApiClient, onlooker: ProfilePreviewViewer, params: URLSearchParams) {
  const api = membersApi(client)
  const tab = readTab(params)
  const [own, profile] = await Promise.all([api.me(), api.seenBy(onlooker)])
  const showsShares = tab === 'shares' && profile !== null
  const shares = showsShares ? await sharesApi(client).list({ author: own.username, seenBy: onlooker }) : null
  return { status: own.status, profile, onlooker, tab, shares }
}

/** /p is the member's own page; with `?vue=` it shows her profile as others see it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  const { searchParams } = new URL(request.url)
  const onlooker = readOwnView(searchParams)
  return loadPage(request, async () =>
    onlooker === null
      ? { page: await loadOwn(client), view: null }
      : { page: null, view: await loadView(client, onlooker, searchParams) },
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

function OwnPage({ own, totals, visits }: Awaited<ReturnType<typeof loadOwn>>) {
  return (
    <ModulePage bar={{ title: layoutText.me, actions: <SettingsLink /> }} wide>
      <PageMeta title={layoutText.me} hidden />
      <div className="gutter">
        <h1 className="only-wide visually-hidden">{layoutText.me}</h1>
        <OwnCard own={own} />
        <OwnProfileNotice status={own.status} />
        <OwnRows {...{ own, totals, visits }}>
          <ActionRow>{(className) => <SignOutButton className={className} />}</ActionRow>
        </OwnRows>
      </div>
    </ModulePage>
  )
}

function OwnProfileView({ status, profile, onlooker, tab, shares }: Awaited<ReturnType<typeof loadView>>) {
  return (
    <ModulePage bar={{ title: profilesText.ownTitle, back: '/p' }} wide>
      <PageMeta title={profilesText.ownTitle} hidden />
      <div className={`gutter ${styles.own}`}>
        {profile === null ? <h1 className="display heading-2 only-wide">{profilesText.ownTitle}</h1> : null}
        <OwnViewSwitch current={onlooker} />
        <OwnProfileNotice status={status} />
      </div>
      {profile === null ? (
        <Unseen />
      ) : (
        <ProfileView
          {...{ profile, tab, shares }}
          Shares={MemberShares}
          base={ownViews[onlooker]}
          seenBy={onlooker}
          actions={
            <div className={styles.action}>
              <ButtonLink to="/settings/profil" icon="pencil">
                {profilesText.edit}
              </ButtonLink>
            </div>
          }
        />
      )}
    </ModulePage>
  )
}

export default function OwnProfile({ loaderData: { page, view } }: Route.ComponentProps) {
  return page === null ? <OwnProfileView {...view} /> : <OwnPage {...page} />
}
