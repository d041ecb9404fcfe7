import { loadPage, pageApi } from '../api/page-api.ts'
import { pagesApi } from '../features/pages/pages.api.ts'
import { user } from '../middleware/user.ts'
import { checked, isId } from '../navigation/route-checks.ts'
import { PageMeta } from '../page-meta.tsx'
import { blogText } from '../text/blog.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Prose } from '../ui/prose.tsx'
import type { Route } from './+types/page-preview'

export { RouteErrorWithin as ErrorBoundary } from '../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

/** A page as it was saved last, for those who write; the API refuses everyone else. */
export const loader = checked({ id: isId }, async ({ request, context, params }: Route.LoaderArgs) => {
  const { data } = await loadPage(request, () => pagesApi(pageApi(context)).preview(Number(params.id)))
  return { page: data.attributes }
})

export default function PagePreview({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={blogText.preview} hidden />
      <p className="meta">{blogText.previewLead}</p>
      <PageHead title={page.title} />
      <Prose html={page.body} />
    </>
  )
}
