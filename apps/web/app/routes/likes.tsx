import { ApiFailure } from '../api/client.ts'
import { loadPage, pageApi, pageFailure } from '../api/page-api.ts'
import { LikeList } from '../features/people/like-list/like-list.tsx'
import { likesApi } from '../features/people/likes/public.ts'
import { membersApi, Newcomers } from '../features/people/members/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { returnTo } from '../navigation/return-to.ts'
import { PageMeta } from '../page/page-meta.tsx'
import styles from '../styles/shared/notifications.module.css'
import { likesText } from '../text/likes.ts'
import type { Route } from './+types/likes'

export const middleware: Route.MiddlewareFunction[] = [user]

/** Not found in a brand without likes: its API answers so. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  return loadPage(request, async () => {
    const [page, newcomers] = await Promise.all([likesApi(client).list(cursor), membersApi(client).newcomers()])
    return { page, newcomers }
  })
}

/** Allowed return paths: the pages with hearts. */
const returns = /^\/(likes|members|p\/[\w-]+)(\?|$)/

/** Hearts of every page, without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData()
  const username = String(typed.get('username') ?? '')
  const calls = likesApi(pageApi(context))
  try {
    if (typed.get('intent') === 'withdraw') await calls.withdraw(username)
    else await calls.like(username)
  } catch (error) {
    return error instanceof ApiFailure ? pageFailure(error, request) : Promise.reject(error)
  }
  throw redirectTo(returnTo(typed, returns) ?? '/likes')
}

export default function Likes({ loaderData: { page, newcomers } }: Route.ComponentProps) {
  return (
    <ModulePage bar={{ title: likesText.title, back: '/p' }} aside={<Newcomers members={newcomers} />}>
      <PageMeta title={likesText.title} hidden />
      <header className={`gutter ${styles.lead}`}>
        <h1 className="display heading-2 only-wide">{likesText.title}</h1>
        <p className="soft">{likesText.lead}</p>
      </header>
      <LikeList first={page} />
    </ModulePage>
  )
}
