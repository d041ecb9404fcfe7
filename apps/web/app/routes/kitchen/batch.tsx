import { useEffect } from 'react'
import { catchOffline } from '../../api/form-answer.ts'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { answerBatch } from '../../features/kitchen/batches/answer-batch.ts'
import type { BatchAnswer } from '../../features/kitchen/batches/batch-form.tsx'
import { BatchPage } from '../../features/kitchen/batches/batch-page.tsx'
import { batchesApi } from '../../features/kitchen/batches/batches.api.ts'
import { batchesText } from '../../features/kitchen/batches/batches.text.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { user } from '../../middleware/user.ts'
import { checkParams, isId } from '../../navigation/route-checks.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { toast } from '../../ui/overlays/toast.tsx'
import type { Route } from './+types/batch'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

export const loader = checkParams({ id: isId }, ({ request, params, context }: Route.LoaderArgs) =>
  loadPage(request, async () => ({ batch: await batchesApi(pageApi(context)).one(params.id) })),
)

export const action = checkParams({ id: isId }, async ({ request, params, context }: Route.ActionArgs) =>
  answerBatch({ client: pageApi(context), id: params.id, form: await request.formData() }),
)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchOffline(serverAction, (problem): BatchAnswer => ({ problem }))

export default function Batch({ loaderData: { batch }, actionData: answer }: Route.ComponentProps) {
  useEffect(() => {
    if (answer?.done) toast.success(answer.done)
    else if (answer?.problem) toast.error(answer.problem)
  }, [answer])
  return (
    <ModulePage bar={{ title: batchesText.title, back: '/bocaux' }}>
      <PageMeta title={batch.name} hidden />
      <BatchPage batch={batch} answer={answer} />
    </ModulePage>
  )
}
