import { searchWords } from '@consoeurs/contract'
import { useNavigation } from 'react-router'
import { loadPage, pageApi } from '../api/page-api.ts'
import { useBrand } from '../brand/brand-context.tsx'
import { membersApi } from '../features/people/members/public.ts'
import {
  countOf,
  foundSentence,
  readSearchParams,
  SearchBegin,
  SearchForm,
  SearchFound,
  SearchHelp,
  SearchNothing,
  searchApi,
  searchHref,
  ThemeMembers,
  useRemember,
  WHOLE,
} from '../features/publishing/search/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import { PageMeta } from '../page/page-meta.tsx'
import styles from '../styles/shared/search-results.module.css'
import { searchText } from '../text/search.ts'
import { MoreLink } from '../ui/button.tsx'
import { LiveRegion } from '../ui/live-region.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'
import type { Route } from './+types/search'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const asked = readSearchParams(searchParams)
  const cursor = searchParams.get('cursor') ?? undefined
  const client = pageApi(context)
  const calls = searchApi(client)
  const part = asked.kind === 'all' ? {} : { cursor, limit: WHOLE }
  return loadPage(request, async () => {
    const results = await calls.find({ ...asked, ...part })
    // Themes are proposed where nothing is found.
    return { asked, results, near: countOf(results) === 0 ? await membersApi(client).themes() : null }
  })
}

const kinds = ['all', 'members', 'shares', 'communities', 'articles'] as const

export default function Search({ loaderData: { asked, results, near } }: Route.ComponentProps) {
  const viewer = useViewer()
  const { features } = useBrand()
  const changing = useNavigation().location?.pathname === '/search'
  const canFind = searchWords(asked.q).length > 0
  useRemember(viewer?.id, canFind ? asked.q : null)
  return (
    <ModulePage bar={{ title: searchText.title, back: '/dashboard' }} aside={<SearchHelp />}>
      <PageMeta title={canFind ? searchText.titleFor(asked.q) : searchText.title} hidden />
      <div className={`gutter ${styles.page}`} aria-busy={changing}>
        <h1 className="display heading-2 only-wide">{searchText.title}</h1>
        <SearchForm {...asked} />
        <LiveRegion>{canFind ? foundSentence(results) : ''}</LiveRegion>
        {canFind ? (
          <Tabs
            label={searchText.tabs}
            current={searchHref(asked)}
            items={kinds.map((kind) => ({ to: searchHref({ ...asked, kind }), label: searchText.kinds[kind] }))}
          />
        ) : null}
        {near === null || canFind ? null : <SearchBegin viewerId={viewer?.id ?? 0} near={near} />}
        {near === null || !canFind ? null : <SearchNothing asked={asked} near={near} />}
        {canFind ? <ThemeMembers q={asked.q} /> : null}
        {canFind && features.kitchen ? (
          <p>
            <MoreLink to={`/recettes?${new URLSearchParams({ q: asked.q })}`}>
              {searchText.amongRecipes(asked.q)}
            </MoreLink>
          </p>
        ) : null}
        {countOf(results) === 0 ? null : <SearchFound asked={asked} results={results} />}
      </div>
    </ModulePage>
  )
}
