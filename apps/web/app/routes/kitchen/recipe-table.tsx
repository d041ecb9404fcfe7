import { TableQuery } from '@consoeurs/contract'
import { loadPage, pageApi } from '../../api/page-api.ts'
import {
  recipesApi,
  recipesPath,
  recipesText,
  requireKitchen,
  TableFinder,
} from '../../features/kitchen/recipes/public.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { pageAddress } from '../../navigation/page-address.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/recipe-table'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

const text = recipesText.table

export async function loader(args: Route.LoaderArgs) {
  await requireKitchen(args)
  const { searchParams } = pageAddress(args.request)
  const given = (name: string) => searchParams.getAll(name).join(',')
  const parsed = TableQuery.safeParse({ have: given('have'), allergens: given('allergens') })
  const { have, allergens } = parsed.data ?? { have: [], allergens: [] }
  const asked = { have, allergens }
  const cursor = searchParams.get('cursor') ?? undefined
  const first = await loadPage(args.request, () => recipesApi(pageApi(args.context)).table(asked, { cursor }))
  return { asked, first }
}

export default function RecipeTable({ loaderData: { asked, first } }: Route.ComponentProps) {
  return (
    <ModulePage wide bar={{ title: text.title, back: recipesPath }}>
      <PageMeta title={text.title} hidden />
      <div className="only-wide">
        <PageHead inBar title={text.title} lead={text.lead} />
      </div>
      <div className="gutter">
        <p className="soft only-phone">{text.lead}</p>
        <TableFinder asked={asked} first={first} />
      </div>
    </ModulePage>
  )
}
