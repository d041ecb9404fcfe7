import { ApiFailure } from '../api/client.ts'
import { loadPage, pageApi, pageFailure } from '../api/page-api.ts'
import { FavoriteList } from '../features/people/favorite-list/favorite-list.tsx'
import { favoritesApi } from '../features/people/favorites/public.ts'
import { membersApi, Newcomers } from '../features/people/members/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { returnTo } from '../navigation/return-to.ts'
import { PageMeta } from '../page/page-meta.tsx'
import styles from '../styles/shared/notifications.module.css'
import { favoritesText } from '../text/favorites.ts'
import { Tabs } from '../ui/tabs.tsx'
import type { Route } from './+types/favorites'

export const middleware: Route.MiddlewareFunction[] = [user]

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  return loadPage(request, async () => {
    const [page, newcomers] = await Promise.all([favoritesApi(client).list(cursor), membersApi(client).newcomers()])
    return { page, newcomers }
  })
}

/** Allowed return paths: the pages with favourite buttons. */
const returns = /^\/(favorites|members|p\/[\w-]+)(\?|$)/

/** Favourite and alert buttons of every page, without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData()
  const [username, intent] = ['username', 'intent'].map((name) => String(typed.get(name) ?? ''))
  const calls = favoritesApi(pageApi(context))
  try {
    if (intent === 'release') await calls.release(username ?? '')
    else await calls.keep(username ?? '', intent === 'keep' ? {} : { tellMe: intent === 'tell' })
  } catch (error) {
    return error instanceof ApiFailure ? pageFailure(error, request) : Promise.reject(error)
  }
  throw redirectTo(returnTo(typed, returns) ?? '/favorites')
}

/** Favourite members are here, saved shares on /shares. */
function FavoriteTabs() {
  const { tabs, tabsLabel } = favoritesText
  const items = [
    { to: '/favorites', label: tabs.members },
    { to: '/shares?scope=kept', label: tabs.shares },
  ]
  return (
    <div className="gutter">
      <Tabs label={tabsLabel} items={items} current="/favorites" />
    </div>
  )
}

export default function Favorites({ loaderData: { page, newcomers } }: Route.ComponentProps) {
  return (
    <ModulePage bar={{ title: favoritesText.title, back: '/dashboard' }} aside={<Newcomers members={newcomers} />}>
      <PageMeta title={favoritesText.title} hidden />
      <header className={`gutter ${styles.lead}`}>
        <h1 className="display heading-2 only-wide">{favoritesText.title}</h1>
        <p className="soft">{favoritesText.lead}</p>
      </header>
      <FavoriteTabs />
      <FavoriteList first={page} />
    </ModulePage>
  )
}
