import { pageApi } from '../../api/page-api.ts'
import { pagesApi } from '../../features/publishing/pages/pages.api.ts'
import {
  previewText,
  previewUnsaved,
  requireEditorPage,
  UnsavedStates,
} from '../../features/publishing/previews/public.ts'
import { user } from '../../middleware/user.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Prose } from '../../ui/prose.tsx'
import type { Route } from './+types/page-unsaved'

export { RouteErrorWithin as ErrorBoundary } from '../../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

export const loader = ({ context }: Route.LoaderArgs) => requireEditorPage(context)

export const action = ({ request, context }: Route.ActionArgs) =>
  previewUnsaved(request, (content) => pagesApi(pageApi(context)).previewUnsaved(content))

/** Unsaved content of the admin’s form, as visitors would see the page. */
export default function PageUnsaved({ actionData }: Route.ComponentProps) {
  const page = actionData?.shown ?? null
  return (
    <>
      <PageMeta title={previewText.title} hidden />
      {page === null ? (
        <UnsavedStates problem={actionData?.problem ?? null} />
      ) : (
        <>
          <p className="meta">{previewText.unsaved}</p>
          <PageHead title={page.title || previewText.untitled} />
          <Prose html={page.body} />
        </>
      )}
    </>
  )
}
