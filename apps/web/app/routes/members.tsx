import { loadPage, pageApi } from '../api/page-api.ts'
import {
  FilterBar,
  FilterForm,
  MemberDirectory,
  membersApi,
  readFilters,
  SortMenu,
} from '../features/members/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { PageMeta } from '../page-meta.tsx'
import { membersText } from '../text/members.ts'
import type { Route } from './+types/members'

/** `?filtres` and `?chercher` open the filters in the page itself, where no script opens the panel. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const filters = readFilters(searchParams)
  const cursor = searchParams.get('cursor') ?? undefined
  const page = await loadPage(request, () => membersApi(pageApi(context)).list({ ...filters, cursor }))
  return { filters, page, panel: searchParams.has('filtres') || searchParams.has('chercher') }
}

export default function Members({ loaderData: { filters, page, panel } }: Route.ComponentProps) {
  return (
    <ModulePage wide>
      <PageMeta title={membersText.title} description={membersText.description} hidden />
      <div className="pad">
        <header className="row between m-head">
          <h1 className="d h2">{membersText.title}</h1>
          <SortMenu filters={filters} />
        </header>
        {panel ? (
          <section className="card p m-panel" aria-label={membersText.filters}>
            <FilterForm key={JSON.stringify(filters)} filters={filters} />
          </section>
        ) : (
          <FilterBar filters={filters} />
        )}
        <MemberDirectory filters={filters} first={page} />
      </div>
    </ModulePage>
  )
}
