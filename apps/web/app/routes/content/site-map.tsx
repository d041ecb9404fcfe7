import { loadPage, pageApi } from '../../api/page-api.ts'
import { ledgerText } from '../../features/operations/ledger/ledger.text.ts'
import { supportText } from '../../features/operations/support/support.text.ts'
import { blogText } from '../../features/publishing/articles/blog.text.ts'
import { loadSiteMap, type SiteMapLink } from '../../features/publishing/pages/load-site-map.ts'
import { Link } from '../../navigation/link.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import type { RouteHandle } from '../../reader-page.ts'
import { communitiesText } from '../../text/communities.ts'
import { siteMapText } from '../../text/pages/site-map.ts'
import { sharesText } from '../../text/shares.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Prose } from '../../ui/prose.tsx'
import type { Route } from './+types/site-map'

export { RouteErrorWithin as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, cached: true, measured: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  return { map: await loadPage(request, () => loadSiteMap(pageApi(context))) }
}

const place: SiteMapLink[] = [
  { to: '/', label: siteMapText.home },
  { to: '/signup', label: siteMapText.signUp },
  { to: '/login', label: siteMapText.signIn },
  { to: '/blog', label: blogText.title },
  { to: '/shares', label: sharesText.title },
]

const fixedPages: SiteMapLink[] = [
  { to: '/l/comment-cela-tient', label: ledgerText.title },
  { to: '/l/support', label: supportText.title },
]

function Part({ title, links, more }: { title: string; links: SiteMapLink[]; more?: SiteMapLink[] }) {
  const all = [...links, ...(more ?? [])]
  if (all.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {all.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Every public page: the content of the XML sitemaps, for people. */
export default function SiteMap({ loaderData: { map } }: Route.ComponentProps) {
  const earlier = map.hasEarlier ? [{ to: '/blog', label: siteMapText.earlier }] : []
  return (
    <>
      <PageMeta title={siteMapText.title} description={siteMapText.description} />
      <PageHead title={siteMapText.title} lead={siteMapText.lead} />
      <Prose>
        <Part title={siteMapText.place} links={place} />
        <Part
          title={communitiesText.title}
          links={map.communities}
          more={[{ to: '/communities', label: siteMapText.allCommunities }]}
        />
        <Part title={siteMapText.categories} links={map.categories} />
        <Part title={siteMapText.articles} links={map.articles} more={earlier} />
        <Part title={siteMapText.tags} links={map.tags} />
        <Part title={siteMapText.rules} links={map.pages} more={fixedPages} />
      </Prose>
    </>
  )
}
