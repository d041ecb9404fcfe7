import { loadPage, pageApi } from '../../api/page-api.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { ArticleView, articlesApi } from '../../features/publishing/articles/public.ts'
import { previewText } from '../../features/publishing/previews/public.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { user } from '../../middleware/user.ts'
import { checkParams, isId } from '../../navigation/route-checks.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import type { Route } from './+types/article-preview'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

/** Latest saved version, for editors; the API refuses everyone else. */
export const loader = checkParams({ id: isId }, ({ request, context, params }: Route.LoaderArgs) => {
  return loadPage(request, async () => {
    const { data: article } = await articlesApi(pageApi(context)).preview(Number(params.id))
    const { attributes } = article
    // A draft has no publication date: show that of its last change.
    return {
      article: {
        ...article,
        attributes: { ...attributes, publishedAt: attributes.publishedAt ?? attributes.updatedAt },
      },
    }
  })
})

export default function ArticlePreview({ loaderData: { article } }: Route.ComponentProps) {
  const { name } = useBrand()
  return (
    <ModulePage>
      <PageMeta title={previewText.title} hidden />
      <div className="gutter">
        <p className="meta">{previewText.saved}</p>
      </div>
      <ArticleView article={article} brandName={name} />
    </ModulePage>
  )
}
