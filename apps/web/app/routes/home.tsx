import { redirect } from 'react-router'
import { loadPage, pageApi } from '../api/page-api.ts'
import { useBrand } from '../brand/brand-context.tsx'
import { requestContext } from '../context.ts'
import { Closing, Hero, PublicLife, Refusals } from '../features/home/home-sections.tsx'
import { sharesApi } from '../features/shares/public.ts'
import { PageMeta } from '../page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import type { Route } from './+types/home'

export const handle: RouteHandle = { reader: true, ready: true }

/** Enough of the latest to find one of each kind. */
const LATEST = 30

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, publicSettings } = context.get(requestContext)
  if (viewer !== null) throw redirect('/dashboard')
  const { items } = await loadPage(request, () => sharesApi(pageApi(context)).list({ limit: LATEST }))
  return { shares: items, publicUrl: publicSettings.publicUrl }
}

/** What a woman sees who does not know the place yet. */
export default function Home({ loaderData: { shares, publicUrl } }: Route.ComponentProps) {
  const { code, text } = useBrand()
  return (
    <main id="contenu" tabIndex={-1}>
      <PageMeta title={text.homeTitle} image={`${publicUrl}/brand/${code}/og.png`} />
      <Hero />
      <Refusals />
      <PublicLife shares={shares} />
      <Closing />
    </main>
  )
}
