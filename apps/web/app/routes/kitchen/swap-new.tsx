import { parseWithZod } from '@conform-to/zod/v4'
import { loadBrand } from '@consoeurs/brand'
import { PublishSwap } from '@consoeurs/contract'
import { failForm, formAnswerOffline, refuseForm } from '../../api/form-answer.ts'
import { pageApi } from '../../api/page-api.ts'
import { requestContext } from '../../context.ts'
import { swapHref, swapsApi, swapsText } from '../../features/kitchen/swaps/public.ts'
import { SwapForm } from '../../features/kitchen/swaps/swap-form.tsx'
import { ModulePage } from '../../layouts/module-page.tsx'
import { user } from '../../middleware/user.ts'
import { refusedPath } from '../../navigation/not-found.ts'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import type { Route } from './+types/swap-new'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { features } = await loadBrand(context.get(requestContext).brandCode)
  if (!features.swaps) throw refusedPath(request)
  return { clientId: crypto.randomUUID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: PublishSwap })
  if (submission.status !== 'success') return refuseForm(submission)
  let published: { id: number }
  try {
    published = await swapsApi(pageApi(context)).publish(submission.value)
  } catch (error) {
    return failForm(submission, error)
  }
  throw redirectTo(swapHref(published.id))
}

/** Offline, keeps the form as filled in. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return formAnswerOffline(serverAction)
}

export default function SwapNew({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ModulePage bar={{ title: swapsText.newTitle, back: '/trocs' }}>
      <PageMeta title={swapsText.newTitle} hidden />
      <div className="gutter">
        <h1 className="display heading-2 only-wide">{swapsText.newTitle}</h1>
        <SwapForm lastResult={actionData} clientId={loaderData.clientId} />
      </div>
    </ModulePage>
  )
}
