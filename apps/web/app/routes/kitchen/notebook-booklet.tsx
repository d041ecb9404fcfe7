import { loadPage, pageApi } from '../../api/page-api.ts'
import { viewerContext } from '../../context.ts'
import { Booklet } from '../../features/kitchen/notebooks/booklet.tsx'
import { notebooksText } from '../../features/kitchen/notebooks/notebooks.text.ts'
import { loadBooklet, notebooksApi } from '../../features/kitchen/notebooks/public.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { user } from '../../middleware/user.ts'
import { checkParams, isId } from '../../navigation/route-checks.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import type { Route } from './+types/notebook-booklet'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

export const loader = checkParams({ id: isId }, ({ request, params, context }: Route.LoaderArgs) => {
  const [client, id] = [pageApi(context), Number(params.id)]
  return loadPage(request, async () => {
    const { name, owner } = await notebooksApi(client).get(id)
    const collector = owner?.displayName ?? context.get(viewerContext).displayName
    return { id, name, collector, ...(await loadBooklet(client, id)) }
  })
})

export default function NotebookBooklet({ loaderData: { id, ...booklet } }: Route.ComponentProps) {
  const title = notebooksText.print.title(booklet.name)
  return (
    <ModulePage bar={{ title, back: `/carnet/${id}` }}>
      <PageMeta title={title} hidden />
      <Booklet {...booklet} />
    </ModulePage>
  )
}
