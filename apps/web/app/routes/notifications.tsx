import { NotificationSection } from '@consoeurs/contract'
import { redirect } from 'react-router'
import { loadPage, pageApi } from '../api/page-api.ts'
import { membersApi, Newcomers } from '../features/members/public.ts'
import { NotificationList, notificationsApi } from '../features/notifications/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { PageMeta } from '../page-meta.tsx'
import { notificationsText } from '../text/notifications.ts'
import type { Route } from './+types/notifications'

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  const { searchParams } = new URL(request.url)
  const section = NotificationSection.nullable().catch(null).parse(searchParams.get('section'))
  const cursor = searchParams.get('cursor') ?? undefined
  return loadPage(request, async () => {
    const [page, newcomers] = await Promise.all([
      notificationsApi(client).list({ section: section ?? undefined, cursor }),
      membersApi(client).newcomers(),
    ])
    return { section, page, newcomers }
  })
}

/** « Tout marquer comme lu », where no script runs. */
export async function action({ request, context }: Route.ActionArgs) {
  await loadPage(request, () => notificationsApi(pageApi(context)).markAllRead())
  throw redirect('/notifications')
}

export default function Notifications({ loaderData: { section, page, newcomers } }: Route.ComponentProps) {
  return (
    <ModulePage aside={<Newcomers members={newcomers} />}>
      <PageMeta title={notificationsText.title} hidden />
      <NotificationList section={section} first={page} />
    </ModulePage>
  )
}
