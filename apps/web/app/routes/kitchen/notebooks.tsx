import { loadPage, pageApi } from '../../api/page-api.ts'
import { NotebookList } from '../../features/kitchen/notebooks/notebook-list.tsx'
import { notebooksText as text } from '../../features/kitchen/notebooks/notebooks.text.ts'
import { PlainNotebookForm } from '../../features/kitchen/notebooks/plain-notebook-form.tsx'
import { postNotebook } from '../../features/kitchen/notebooks/post-notebook.ts'
import { KitchenTabs, notebooksApi } from '../../features/kitchen/notebooks/public.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { user } from '../../middleware/user.ts'
import { pageAddress } from '../../navigation/page-address.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/notebooks'

export const middleware: Route.MiddlewareFunction[] = [user]

/** Not found in a brand without a kitchen: its API answers so. */
export function loader({ request, context }: Route.LoaderArgs) {
  const recipeId = Number(pageAddress(request).searchParams.get('garder'))
  const calls = notebooksApi(pageApi(context))
  return loadPage(request, async () => {
    const { items } = await calls.list()
    const keeps = Number.isSafeInteger(recipeId) && recipeId > 0
    const clientId = crypto.randomUUID()
    return { items, clientId, keeping: keeps ? { recipeId, ...(await calls.keeping(recipeId)) } : null }
  })
}

/** Without scripts. */
export const action = async ({ request, context }: Route.ActionArgs) =>
  postNotebook({ form: await request.formData(), request, client: pageApi(context) })

export default function Notebooks({ loaderData: { items, clientId, keeping }, actionData }: Route.ComponentProps) {
  const plainForm = <PlainNotebookForm keeping={keeping} clientId={clientId} answer={actionData} />
  return (
    <ModulePage>
      <PageMeta title={text.title} hidden />
      <PageHead title={text.title} lead={text.lead} />
      <KitchenTabs />
      {keeping === null ? null : <div className="gutter">{plainForm}</div>}
      <NotebookList notebooks={items} plainForm={keeping === null ? plainForm : null} />
    </ModulePage>
  )
}
