import { loadPage, pageApi } from '../../api/page-api.ts'
import { BatchList } from '../../features/kitchen/batches/batch-list.tsx'
import { batchesApi } from '../../features/kitchen/batches/batches.api.ts'
import { batchesText as text } from '../../features/kitchen/batches/batches.text.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { user } from '../../middleware/user.ts'
import { pageAddress } from '../../navigation/page-address.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/batches'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

export function loader({ request, context }: Route.LoaderArgs) {
  const cursor = pageAddress(request).searchParams.get('cursor') ?? undefined
  const calls = batchesApi(pageApi(context))
  return loadPage(request, async () => {
    const [running, ended] = await Promise.all([
      cursor === undefined ? calls.list({ state: 'running' }) : { items: [] },
      calls.list({ state: 'ended', cursor }),
    ])
    return { running: running.items, ended }
  })
}

export default function Batches({ loaderData: { running, ended } }: Route.ComponentProps) {
  return (
    <ModulePage>
      <PageMeta title={text.title} hidden />
      <PageHead title={text.title} lead={text.lead} />
      <BatchList running={running} ended={ended} />
    </ModulePage>
  )
}
