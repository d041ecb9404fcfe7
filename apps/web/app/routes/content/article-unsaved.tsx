import { pageApi } from '../../api/page-api.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { ArticleView, articlesApi } from '../../features/publishing/articles/public.ts'
import {
  previewText,
  previewUnsaved,
  requireEditorPage,
  UnsavedStates,
} from '../../features/publishing/previews/public.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { user } from '../../middleware/user.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import type { Route } from './+types/article-unsaved'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

export const loader = ({ context }: Route.LoaderArgs) => requireEditorPage(context)

export const action = ({ request, context }: Route.ActionArgs) =>
  previewUnsaved(request, async (content) => {
    const { data: article } = await articlesApi(pageApi(context)).previewUnsaved(content)
    return {
      ...article,
      attributes: { ...article.attributes, title: article.attributes.title || previewText.untitled },
    }
  })

/** Unsaved content of the admin’s form, as visitors would see the article. */
export default function ArticleUnsaved({ actionData }: Route.ComponentProps) {
  const { name } = useBrand()
  const article = actionData?.shown ?? null
  return (
    <ModulePage>
      <PageMeta title={previewText.title} hidden />
      {article === null ? (
        <UnsavedStates problem={actionData?.problem ?? null} />
      ) : (
        <>
          <div className="gutter">
            <p className="meta">{previewText.unsaved}</p>
          </div>
          <ArticleView article={article} brandName={name} />
        </>
      )}
    </ModulePage>
  )
}
