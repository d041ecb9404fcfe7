import { loadPage, pageApi } from '../api/page-api.ts'
import { notificationsText } from '../features/chat/notifications/notifications.text.ts'
import { filterQuery, NotificationList, notificationsApi, readFilter } from '../features/chat/notifications/public.ts'
import { membersApi, Newcomers } from '../features/people/members/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import { pageAddress } from '../navigation/page-address.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { PageMeta } from '../page/page-meta.tsx'
import type { Route } from './+types/notifications'

export const middleware: Route.MiddlewareFunction[] = [user]

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  const { searchParams } = new URL(request.url)
  const filter = readFilter(searchParams)
  const cursor = searchParams.get('cursor') ?? undefined
  return loadPage(request, async () => {
    const [page, newcomers] = await Promise.all([
      notificationsApi(client).list({ ...filterQuery(filter), cursor }),
      membersApi(client).newcomers(),
    ])
    return { filter, page, newcomers }
  })
}

/** Marks one notification or all as read, without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData()
  const calls = notificationsApi(pageApi(context))
  const intent = typed.get('intent')
  await loadPage(request, () =>
    intent === 'all' ? calls.markAllRead() : calls.mark([Number(typed.get('id'))], intent === 'read'),
  )
  const { pathname, search } = pageAddress(request)
  throw redirectTo(pathname + search)
}

export default function Notifications({ loaderData: { filter, page, newcomers } }: Route.ComponentProps) {
  return (
    <ModulePage aside={<Newcomers members={newcomers} />}>
      <PageMeta title={notificationsText.title} hidden />
      <NotificationList filter={filter} first={page} />
    </ModulePage>
  )
}
