import { loadPage, pageApi } from '../../api/page-api.ts'
import { useServed } from '../../api/use-served.ts'
import { NotebookMenu, NotebookPage } from '../../features/kitchen/notebooks/notebook-page.tsx'
import { KitchenTabs, notebooksApi } from '../../features/kitchen/notebooks/public.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { user } from '../../middleware/user.ts'
import { pageAddress } from '../../navigation/page-address.ts'
import { checkParams, isId } from '../../navigation/route-checks.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import type { Route } from './+types/notebook'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

export const loader = checkParams({ id: isId }, async ({ request, params, context }: Route.LoaderArgs) => {
  const q = pageAddress(request).searchParams.get('q')?.trim() ?? ''
  return loadPage(request, async () => ({
    q,
    served: await notebooksApi(pageApi(context)).get(Number(params.id), { q: q || undefined }),
  }))
})

export default function Notebook({ loaderData: { served, q } }: Route.ComponentProps) {
  const [notebook, change] = useServed(served)
  return (
    <ModulePage
      bar={{
        title: notebook.name,
        back: '/carnet',
        actions: <NotebookMenu notebook={notebook} change={change} />,
      }}
    >
      <PageMeta title={notebook.name} hidden />
      <KitchenTabs />
      <NotebookPage {...{ notebook, change, q }} />
    </ModulePage>
  )
}
