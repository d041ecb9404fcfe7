import { loadPage, pageApi } from '../api/page-api.ts'
import { useBrand } from '../brand/brand-context.tsx'
import { ArticleView, articlesApi } from '../features/articles/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import { checked, isId } from '../navigation/route-checks.ts'
import { PageMeta } from '../page-meta.tsx'
import { blogText } from '../text/blog.ts'
import type { Route } from './+types/article-preview'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

/** An article as it was saved last, for those who write; the API refuses everyone else. */
export const loader = checked({ id: isId }, ({ request, context, params }: Route.LoaderArgs) => {
  return loadPage(request, async () => {
    const { data: article } = await articlesApi(pageApi(context)).preview(Number(params.id))
    const { attributes } = article
    // A draft has no day yet: it is shown with that of its last change.
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
      <PageMeta title={blogText.preview} hidden />
      <div className="pad">
        <p className="meta">{blogText.previewLead}</p>
      </div>
      <ArticleView article={article} brandName={name} />
    </ModulePage>
  )
}
