import { brandAsset, loadHome } from '@consoeurs/brand'
import { redirect } from 'react-router'
import type { Thing } from 'schema-dts'
import { loadPage, pageApi } from '../api/page-api.ts'
import { useBrand } from '../brand/brand-context.tsx'
import { requestContext } from '../context.ts'
import { Closing, Hero, PublicLife, Refusals } from '../features/home/home/home-sections.tsx'
import { sharesApi } from '../features/publishing/shares/public.ts'
import { PageMeta } from '../page/page-meta.tsx'
import { publisher, type Site, StructuredData } from '../page/structured-data.tsx'
import type { RouteHandle } from '../reader-page.ts'
import type { Route } from './+types/home'

export const handle: RouteHandle = { reader: true, cached: true, measured: true }

const LATEST = 30

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, brandCode, heroWords } = context.get(requestContext)
  if (viewer !== null) throw redirect('/dashboard')
  const { items } = await loadPage(request, () => sharesApi(pageApi(context)).list({ limit: LATEST }))
  const home = await loadHome(brandCode)
  return { home: { ...home, hero: heroWords ?? home.hero }, shares: items }
}

const tellOfTheHouse = (site: Site): Thing[] => [
  { '@type': 'WebSite', name: site.name, url: `${site.origin}/`, inLanguage: 'fr', publisher: publisher(site) },
  publisher(site),
]

export default function Home({ loaderData: { home, shares } }: Route.ComponentProps) {
  const { code } = useBrand()
  return (
    <main id="contenu" tabIndex={-1}>
      <PageMeta title={home.title} image={brandAsset(code, 'og.png')} />
      <StructuredData tell={tellOfTheHouse} />
      <Hero hero={home.hero} />
      <Refusals title={home.refusalsTitle} refusals={home.refusals} />
      <PublicLife title={home.sharesTitle} shares={shares} />
      <Closing {...home.closing} />
    </main>
  )
}
