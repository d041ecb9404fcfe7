import { loadPage, pageApi } from '../../api/page-api.ts'
import {
  readSwapFilters,
  SwapFilterBar,
  SwapList,
  swapsApi,
  swapsHref,
  swapsText,
} from '../../features/kitchen/swaps/public.ts'
import { membersApi, Newcomers } from '../../features/people/members/public.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { user } from '../../middleware/user.ts'
import { pageAddress } from '../../navigation/page-address.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/swaps'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

/** Not found in a brand without swaps: its API answers so. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = pageAddress(request)
  const query = readSwapFilters(searchParams)
  const client = pageApi(context)
  const cursor = searchParams.get('cursor') ?? undefined
  return loadPage(request, async () => {
    const [first, town, newcomers] = await Promise.all([
      swapsApi(client).list({ ...query, cursor }),
      membersApi(client).ownTown(),
      membersApi(client).newcomers(),
    ])
    return { query, first, newcomers, placeless: town === null }
  })
}

export default function Swaps({ loaderData }: Route.ComponentProps) {
  const { query, first, newcomers, placeless } = loaderData
  return (
    <ModulePage aside={<Newcomers members={newcomers} />}>
      <PageMeta title={swapsText.title} hidden />
      <PageHead
        title={swapsText.title}
        lead={swapsText.lead}
        actions={
          <ButtonLink icon="plus" to="/trocs/nouveau">
            {swapsText.offer}
          </ButtonLink>
        }
      />
      <SwapFilterBar query={query} placeless={placeless} />
      <SwapList key={swapsHref(query)} query={query} first={first} />
    </ModulePage>
  )
}
