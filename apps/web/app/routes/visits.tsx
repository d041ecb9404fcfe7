import { loadPage, pageApi } from '../api/page-api.ts'
import { membersApi, Newcomers } from '../features/people/members/public.ts'
import { VisitList, VisitPlot, visitMonth, visitsApi } from '../features/people/visits/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import { PageMeta } from '../page/page-meta.tsx'
import styles from '../styles/shared/notifications.module.css'
import { encountersText } from '../text/encounters.ts'
import type { Route } from './+types/visits'

export const middleware: Route.MiddlewareFunction[] = [user]

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  return loadPage(request, async () => {
    const [page, days, newcomers] = await Promise.all([
      visitsApi(client).list({ cursor }),
      visitsApi(client).days(),
      membersApi(client).newcomers(),
    ])
    return { page, month: visitMonth(days, new Date()), newcomers }
  })
}

export default function Visits({ loaderData: { page, month, newcomers } }: Route.ComponentProps) {
  return (
    <ModulePage bar={{ title: encountersText.visits, back: '/dashboard' }} aside={<Newcomers members={newcomers} />}>
      <PageMeta title={encountersText.visits} hidden />
      <header className={`gutter ${styles.lead}`}>
        <h1 className="display heading-2 only-wide">{encountersText.visits}</h1>
        <p className="soft">{encountersText.visitsLead}</p>
      </header>
      <VisitPlot days={month} />
      <VisitList first={page} />
    </ModulePage>
  )
}
