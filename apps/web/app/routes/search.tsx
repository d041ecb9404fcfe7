import { searchWords } from '@consoeurs/contract'
import { useNavigation } from 'react-router'
import { loadPage, pageApi } from '../api/page-api.ts'
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
  useRemember,
  WHOLE,
} from '../features/publishing/search/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import { PageMeta } from '../page/page-meta.tsx'
import styles from '../styles/shared/search-results.module.css'
import { searchText } from '../text/search.ts'
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
  const calls = searchApi(pageApi(context))
  const part = asked.kind === 'all' ? {} : { cursor, limit: WHOLE }
  return { asked, results: await loadPage(request, () => calls.find({ ...asked, ...part })) }
}

const kinds = ['all', 'members', 'shares', 'communities', 'articles'] as const

export default function Search({ loaderData: { asked, results } }: Route.ComponentProps) {
  const viewer = useViewer()
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
        ) : (
          <SearchBegin viewerId={viewer?.id ?? 0} />
        )}
        {canFind && countOf(results) === 0 ? <SearchNothing asked={asked} /> : null}
        {countOf(results) === 0 ? null : <SearchFound asked={asked} results={results} />}
      </div>
    </ModulePage>
  )
}
