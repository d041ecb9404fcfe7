import { parseWithZod } from '@conform-to/zod/v4'
import { EditSwap } from '@consoeurs/contract'
import { failForm, formAnswerOffline, refuseForm } from '../../api/form-answer.ts'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { swapHref, swapsApi, swapsText } from '../../features/kitchen/swaps/public.ts'
import { SwapForm } from '../../features/kitchen/swaps/swap-form.tsx'
import { ModulePage } from '../../layouts/module-page.tsx'
import { user } from '../../middleware/user.ts'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { checkParams, isId } from '../../navigation/route-checks.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import type { Route } from './+types/swap-edit'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

/** Where it may not be edited any more, its page says where it is. */
export const loader = checkParams({ id: isId }, async ({ request, context, params }: Route.LoaderArgs) => {
  const swap = await loadPage(request, () => swapsApi(pageApi(context)).get(params.id))
  if (!swap.can.edit) throw redirectTo(swapHref(swap.id))
  return { swap }
})

export const action = checkParams({ id: isId }, async ({ request, context, params }: Route.ActionArgs) => {
  const submission = parseWithZod(await request.formData(), { schema: EditSwap })
  if (submission.status !== 'success') return refuseForm(submission)
  const id = Number(params.id)
  try {
    await swapsApi(pageApi(context)).edit(id, submission.value)
  } catch (error) {
    return failForm(submission, error)
  }
  throw redirectTo(swapHref(id))
})

/** Offline, keeps the form as filled in. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return formAnswerOffline(serverAction)
}

export default function SwapEdit({ loaderData: { swap }, actionData }: Route.ComponentProps) {
  return (
    <ModulePage bar={{ title: swapsText.editTitle, back: swapHref(swap.id) }}>
      <PageMeta title={swapsText.editTitle} hidden />
      <div className="gutter">
        <h1 className="display heading-2 only-wide">{swapsText.editTitle}</h1>
        <SwapForm lastResult={actionData} swap={swap} />
      </div>
    </ModulePage>
  )
}
