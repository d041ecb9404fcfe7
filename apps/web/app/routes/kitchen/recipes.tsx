import { loadPage, pageApi } from '../../api/page-api.ts'
import { importAddress } from '../../features/kitchen/addresses.ts'
import {
  loadNearest,
  RecipeFinder,
  readRecipesQuery,
  recipesApi,
  requireKitchen,
  recipesText as text,
} from '../../features/kitchen/recipes/public.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { pageAddress } from '../../navigation/page-address.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import type { RouteHandle } from '../../reader-page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useViewer } from '../../viewer/viewer-context.tsx'
import type { Route } from './+types/recipes'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true }

/** `?filtres` opens the filters inline, for pages without scripts. */
export async function loader(args: Route.LoaderArgs) {
  await requireKitchen(args)
  const { request, context } = args
  const { searchParams } = pageAddress(request)
  const query = readRecipesQuery(searchParams)
  const cursor = searchParams.get('cursor') ?? undefined
  const api = recipesApi(pageApi(context))
  return loadPage(request, async () => {
    const { sort: _sort, ...filters } = query
    const [first, counts] = await Promise.all([api.list(query, { cursor }), api.counts(filters)])
    const isWhole = Object.keys(query).length === 0 && cursor === undefined
    const nearest = await loadNearest(pageApi(context), filters, counts)
    return { query, first, counts, nearest, panel: searchParams.has('filtres'), isWhole }
  })
}

export default function Recipes({ loaderData: { isWhole, ...page } }: Route.ComponentProps) {
  const isMember = useViewer() !== null
  return (
    <ModulePage wide>
      <PageMeta title={text.title} description={text.description} hidden={!isWhole} />
      <PageHead
        title={text.title}
        lead={text.lead}
        actions={
          isMember ? (
            <ButtonLink to={importAddress} icon="download" look="line" size="sm">
              {text.import}
            </ButtonLink>
          ) : null
        }
      />
      <div className="gutter">
        <RecipeFinder {...page} />
      </div>
    </ModulePage>
  )
}
