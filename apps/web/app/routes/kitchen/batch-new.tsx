import { data } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { catchOffline } from '../../api/form-answer.ts'
import { loadPage, pageApi, pageFailure } from '../../api/page-api.ts'
import { batchAddress } from '../../features/kitchen/addresses.ts'
import { type BatchAnswer, BatchForm } from '../../features/kitchen/batches/batch-form.tsx'
import { batchesApi, uploadChosen } from '../../features/kitchen/batches/batches.api.ts'
import styles from '../../features/kitchen/batches/batches.module.css'
import { batchesText } from '../../features/kitchen/batches/batches.text.ts'
import { readNewBatch } from '../../features/kitchen/batches/read-batch-form.ts'
import { Tried } from '../../features/kitchen/batches/tried.tsx'
import { ModulePage } from '../../layouts/module-page.tsx'
import { user } from '../../middleware/user.ts'
import { pageAddress } from '../../navigation/page-address.ts'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { dayKey } from '../../text/dates.ts'
import type { Route } from './+types/batch-new'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

const text = batchesText.form

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = pageAddress(request)
  const recipe = Number(searchParams.get('recette')) || undefined
  const ingredient = searchParams.get('ingredient') || undefined
  const calls = batchesApi(pageApi(context))
  return loadPage(request, async () => {
    const prepared = await calls.prepare({ recipe, ingredient })
    const of = prepared.recipe
      ? { recipe: prepared.recipe.id }
      : prepared.ingredient && { ingredient: prepared.ingredient.slug }
    const tried = of === null ? null : { of, results: await calls.tried(of) }
    return { prepared, tried, clientId: crypto.randomUUID(), today: dayKey(new Date()) }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const client = pageApi(context)
  try {
    const batch = readNewBatch(form, await uploadChosen(client, form), new Date())
    const { id } = await batchesApi(client).start(batch)
    return redirectTo(batchAddress(id))
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) return pageFailure(error, request)
    return data<BatchAnswer>({ problem: error.message, fields: error.fields }, { status: error.status || 503 })
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchOffline(serverAction, (problem): BatchAnswer => ({ problem }))

export default function BatchNew({ loaderData, actionData }: Route.ComponentProps) {
  const { prepared, tried, clientId, today } = loaderData
  const { recipe, ingredient } = prepared
  return (
    <ModulePage bar={{ title: text.title, back: '/bocaux' }}>
      <PageMeta title={text.title} hidden />
      <div className={`gutter ${styles.page}`}>
        <h1 className="display heading-2 only-wide">{text.title}</h1>
        <BatchForm
          key={`${recipe?.id} ${ingredient?.slug}`}
          {...{ prepared, clientId, today }}
          answer={actionData as BatchAnswer | undefined}
        />
      </div>
      {tried === null || tried.results.items.length === 0 ? null : <Tried served={tried.results} of={tried.of} />}
    </ModulePage>
  )
}
