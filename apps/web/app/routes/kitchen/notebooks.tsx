import { loadPage, pageApi } from '../../api/page-api.ts'
import { NotebookList } from '../../features/kitchen/notebooks/notebook-list.tsx'
import { notebooksText as text } from '../../features/kitchen/notebooks/notebooks.text.ts'
import { KitchenTabs, notebooksApi } from '../../features/kitchen/notebooks/public.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { user } from '../../middleware/user.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/notebooks'

export const middleware: Route.MiddlewareFunction[] = [user]

/** Not found in a brand without a kitchen: its API answers so. */
export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, () => notebooksApi(pageApi(context)).list())
}

export default function Notebooks({ loaderData: { items } }: Route.ComponentProps) {
  return (
    <ModulePage>
      <PageMeta title={text.title} hidden />
      <PageHead title={text.title} lead={text.lead} />
      <KitchenTabs />
      <NotebookList notebooks={items} />
    </ModulePage>
  )
}
