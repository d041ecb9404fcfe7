import { loadPage, pageApi } from '../../api/page-api.ts'
import { loadStaticPage } from '../../features/publishing/pages/load-static-page.ts'
import { pageSummary } from '../../features/publishing/pages/page-summary.ts'
import { checkParams, isSlug } from '../../navigation/route-checks.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import type { RouteHandle } from '../../reader-page.ts'
import styles from '../../styles/shared/plain-pages.module.css'
import { day } from '../../text/dates.ts'
import { staticPagesText } from '../../text/pages/static-pages.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Prose } from '../../ui/prose.tsx'
import type { Route } from './+types/static-page'

export { RouteErrorWithin as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, cached: true, measured: true }

export const loader = checkParams({ slug: isSlug }, async ({ request, context, params }: Route.LoaderArgs) => {
  return { page: await loadPage(request, () => loadStaticPage(pageApi(context), params.slug)) }
})

export default function StaticPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={page.title} description={pageSummary(page.body)} type="article" />
      <PageHead title={page.title} />
      <Prose html={page.body} />
      <p className={`meta ${styles.pageUpdated}`} suppressHydrationWarning>
        {staticPagesText.updated(day(new Date(page.updatedAt), { now: new Date() }))}
      </p>
    </>
  )
}
