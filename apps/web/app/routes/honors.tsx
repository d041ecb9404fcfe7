import { loadPage, pageApi } from '../api/page-api.ts'
import { HonorList, honorsApi } from '../features/people/honors/public.ts'
import { membersApi, Newcomers } from '../features/people/members/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import { PageMeta } from '../page/page-meta.tsx'
import styles from '../styles/shared/notifications.module.css'
import { encountersText } from '../text/encounters.ts'
import type { Route } from './+types/honors'

export const middleware: Route.MiddlewareFunction[] = [user]

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  return loadPage(request, async () => {
    const [page, newcomers] = await Promise.all([honorsApi(client).list(cursor), membersApi(client).newcomers()])
    return { page, newcomers }
  })
}

export default function Honors({ loaderData: { page, newcomers } }: Route.ComponentProps) {
  return (
    <ModulePage bar={{ title: encountersText.honors, back: '/dashboard' }} aside={<Newcomers members={newcomers} />}>
      <PageMeta title={encountersText.honors} hidden />
      <header className={`gutter ${styles.lead}`}>
        <h1 className="display heading-2 only-wide">{encountersText.honors}</h1>
        <p className="soft">{encountersText.honorsLead}</p>
      </header>
      <HonorList first={page} />
    </ModulePage>
  )
}
