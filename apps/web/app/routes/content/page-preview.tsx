import { loadPage, pageApi } from '../../api/page-api.ts'
import { pagesApi } from '../../features/publishing/pages/pages.api.ts'
import { previewText } from '../../features/publishing/previews/public.ts'
import { user } from '../../middleware/user.ts'
import { checkParams, isId } from '../../navigation/route-checks.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Prose } from '../../ui/prose.tsx'
import type { Route } from './+types/page-preview'

export { RouteErrorWithin as ErrorBoundary } from '../../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

/** Latest saved version, for editors; the API refuses everyone else. */
export const loader = checkParams({ id: isId }, async ({ request, context, params }: Route.LoaderArgs) => {
  const { data } = await loadPage(request, () => pagesApi(pageApi(context)).preview(Number(params.id)))
  return { page: data.attributes }
})

export default function PagePreview({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={previewText.title} hidden />
      <p className="meta">{previewText.saved}</p>
      <PageHead title={page.title} />
      <Prose html={page.body} />
    </>
  )
}
