import { loadPage, pageApi } from '../api/page-api.ts'
import { membersApi, Newcomers } from '../features/members/public.ts'
import { VisitList, visitsApi } from '../features/visits/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import { PageMeta } from '../page-meta.tsx'
import { encountersText } from '../text/encounters.ts'
import type { Route } from './+types/visits'

export const middleware: Route.MiddlewareFunction[] = [user]

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  return loadPage(request, async () => {
    const [page, newcomers] = await Promise.all([visitsApi(client).list({ cursor }), membersApi(client).newcomers()])
    return { page, newcomers }
  })
}

export default function Visits({ loaderData: { page, newcomers } }: Route.ComponentProps) {
  return (
    <ModulePage bar={{ title: encountersText.visits, back: '/dashboard' }} aside={<Newcomers members={newcomers} />}>
      <PageMeta title={encountersText.visits} hidden />
      <header className="pad nt-lead">
        <h1 className="d h2 only-wide">{encountersText.visits}</h1>
        <p className="soft">{encountersText.visitsLead}</p>
      </header>
      <VisitList first={page} />
    </ModulePage>
  )
}
