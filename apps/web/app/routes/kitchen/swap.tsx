import { data } from 'react-router'
import { type ApiClient, ApiFailure } from '../../api/client.ts'
import { catchOffline } from '../../api/form-answer.ts'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { SwapPage, swapHref, swapsApi, swapsText } from '../../features/kitchen/swaps/public.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { user } from '../../middleware/user.ts'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { checkParams, isId } from '../../navigation/route-checks.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import type { Route } from './+types/swap'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

export const loader = checkParams({ id: isId }, async ({ request, context, params }: Route.LoaderArgs) => {
  const api = swapsApi(pageApi(context))
  return loadPage(request, async () => {
    const swap = await api.get(params.id)
    const isOwner = swap.can.handOver || swap.can.renew || swap.can.release
    const { items: requests } = isOwner ? await api.requests(swap.id) : { items: [] }
    return { swap, requests }
  })
})

async function change(client: ApiClient, id: number, form: FormData): Promise<void> {
  const calls = swapsApi(client)
  const intent = form.get('intent')
  if (intent === 'remove') {
    await calls.remove(id)
    throw redirectTo('/trocs?liste=offerts')
  }
  if (intent === 'reserve') await calls.reserve(id, Number(form.get('memberId')))
  if (intent === 'release') await calls.release(id)
  if (intent === 'hand-over') await calls.handOver(id)
  if (intent === 'renew') await calls.renew(id)
}

export const action = checkParams({ id: isId }, async ({ request, context, params }: Route.ActionArgs) => {
  const form = await request.formData()
  const id = Number(params.id)
  try {
    await change(pageApi(context), id, form)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data({ problem: error.message }, { status: error.status || 503 })
  }
  throw redirectTo(swapHref(id))
})

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOffline(serverAction, (problem) => ({ problem }))
}

export default function Swap({ loaderData, actionData }: Route.ComponentProps) {
  const { swap, requests } = loaderData
  return (
    <ModulePage bar={{ title: swapsText.by(swap.owner.displayName), back: '/trocs' }}>
      <PageMeta title={swap.title} hidden />
      <h1 className="visually-hidden only-wide">{swapsText.by(swap.owner.displayName)}</h1>
      <div className="gutter">
        <FormError text={actionData?.problem} />
      </div>
      <SwapPage swap={swap} requests={requests} />
    </ModulePage>
  )
}
