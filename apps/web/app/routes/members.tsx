import { loadBrand } from '@consoeurs/brand'
import { limits, readSavedFilters, truncate } from '@consoeurs/contract'
import { data } from 'react-router'
import { type ApiClient, ApiFailure } from '../api/client.ts'
import { loadPage, pageApi, pageFailure } from '../api/page-api.ts'
import { useBrand } from '../brand/brand-context.tsx'
import { requestContext } from '../context.ts'
import { directoryText } from '../features/people/members/directory.text.ts'
import {
  activeFilters,
  DirectoryHead,
  FilterBar,
  FilterForm,
  MemberDirectory,
  type MemberFilters,
  membersApi,
  readFilters,
  readView,
} from '../features/people/members/public.ts'
import { communitiesApi } from '../features/publishing/communities/public.ts'
import { KeepSearch } from '../features/publishing/saved-searches/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { returnTo } from '../navigation/return-to.ts'
import { PageMeta } from '../page/page-meta.tsx'
import styles from '../styles/shared/members.module.css'
import { membersText } from '../text/members.ts'
import type { Route } from './+types/members'

export const middleware: Route.MiddlewareFunction[] = [user]

/** `?filtres` opens the filters inline, for pages without scripts. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { publicSettings, brandCode } = context.get(requestContext)
  const { features } = await loadBrand(brandCode)
  const filters = readFilters(searchParams)
  if (!features.seeksSomeone) delete filters.passed
  const cursor = searchParams.get('cursor') ?? undefined
  const calls = membersApi(pageApi(context))
  const { view, keep } = readView(request, publicSettings.mode === 'production')
  const found = await loadPage(request, async () => {
    const [page, town, community] = await Promise.all([
      calls.list({ ...filters, cursor }),
      calls.ownTown(),
      filters.community === undefined ? undefined : nameOfCommunity(pageApi(context), filters.community),
    ])
    const nobody = page.items.length === 0 && cursor === undefined
    return { page, town, community, loosened: nobody ? await calls.loosened(filters) : [] }
  })
  const panel = searchParams.has('filtres')
  const headers: HeadersInit = keep === null ? {} : { 'Set-Cookie': keep }
  const search = new URLSearchParams(readSavedFilters('members', String(searchParams))).toString()
  return data({ filters, ...found, search, view, panel }, { headers })
}

/** Empty where the viewer may not see it, as where there is none. */
async function nameOfCommunity(client: ApiClient, slug: string): Promise<string> {
  try {
    return (await communitiesApi(client).get(slug)).name
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return ''
    throw error
  }
}

/** « Écarter » and its undo, without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData()
  const [username = '', intent] = ['username', 'intent'].map((name) => String(typed.get(name) ?? ''))
  const calls = membersApi(pageApi(context))
  try {
    await (intent === 'pass' ? calls.pass(username) : calls.bringBack(username))
  } catch (error) {
    return error instanceof ApiFailure ? pageFailure(error, request) : Promise.reject(error)
  }
  throw redirectTo(returnTo(typed, /^\/members(\?|$)/) ?? '/members')
}

/** « Escalade, Moins de 50 km ». */
function useFilterNames(filters: MemberFilters, community: string | undefined): string {
  const active = activeFilters(filters, useBrand(), community)
  return truncate(active.map(({ label }) => label).join(', '), limits.savedSearches.name)
}

export default function Members({ loaderData }: Route.ComponentProps) {
  const { filters, page, loosened, town, community, search, view, panel } = loaderData
  const name = useFilterNames(filters, community)
  const keep = (place: 'list' | 'empty') =>
    search === '' ? null : <KeepSearch kind="members" {...{ search, name, place }} />
  const isEmpty = page.items.length === 0
  return (
    <ModulePage wide>
      <PageMeta title={membersText.title} description={membersText.description} hidden />
      <div className="gutter">
        <DirectoryHead filters={filters} view={view} town={town} />
        {panel ? (
          <section className={`card padded ${styles.panel}`} aria-label={membersText.filters}>
            <FilterForm key={JSON.stringify(filters)} filters={filters} />
          </section>
        ) : (
          <FilterBar {...{ filters, community }} />
        )}
        {filters.passed ? <p className={`soft ${styles.passedLead}`}>{directoryText.passedLead}</p> : null}
        {isEmpty ? null : keep('list')}
        <MemberDirectory
          {...{ filters, view, loosened, community }}
          keep={keep('empty')}
          first={page}
          placeless={town === null}
        />
      </div>
    </ModulePage>
  )
}
