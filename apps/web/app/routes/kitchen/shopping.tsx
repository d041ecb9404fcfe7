import { useRevalidator } from 'react-router'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { useServed } from '../../api/use-served.ts'
import { viewerContext } from '../../context.ts'
import { useLiveEvents } from '../../events/live-events.ts'
import { KitchenTabs } from '../../features/kitchen/notebooks/public.ts'
import { shoppingApi } from '../../features/kitchen/shopping/public.ts'
import { shoppingText as text } from '../../features/kitchen/shopping/shopping.text.ts'
import { ShoppingPage } from '../../features/kitchen/shopping/shopping-page.tsx'
import { ModulePage } from '../../layouts/module-page.tsx'
import { user } from '../../middleware/user.ts'
import { pageAddress } from '../../navigation/page-address.ts'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { isId } from '../../navigation/route-checks.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/shopping'

export const middleware: Route.MiddlewareFunction[] = [user]

/** `liste` is a list of another member; an invitation shows on the own list. */
export function loader({ request, context }: Route.LoaderArgs) {
  const calls = shoppingApi(pageApi(context))
  const viewerId = context.get(viewerContext).id
  const asked = pageAddress(request).searchParams.get('liste') ?? ''
  return loadPage(request, async () => {
    const overview = await calls.overview()
    const isOpen = overview.shared.some(({ id, accepted }) => accepted && String(id) === asked)
    const isInvited = overview.shared.some(({ id, accepted }) => !accepted && String(id) === asked)
    if (isId(asked) && !isOpen && !isInvited) throw redirectTo('/courses')
    return { overview, served: await calls.list(isOpen ? Number(asked) : viewerId) }
  })
}

export default function Shopping({ loaderData }: Route.ComponentProps) {
  const [overview, changeOverview] = useServed(loaderData.overview)
  const { revalidate } = useRevalidator()
  useLiveEvents((event) => {
    if (event.type === 'shopping.stale') void revalidate()
  })
  return (
    <ModulePage>
      <PageMeta title={text.title} hidden />
      <PageHead title={text.title} />
      <KitchenTabs />
      <ShoppingPage
        key={loaderData.served.id}
        served={loaderData.served}
        overview={overview}
        onOverview={(fresh) => changeOverview(() => fresh)}
      />
    </ModulePage>
  )
}
