import { data } from 'react-router'
import { ApiFailure } from '../api/client.ts'
import { loadPage, pageApi, pageFailure } from '../api/page-api.ts'
import { requestContext } from '../context.ts'
import {
  FilterBar,
  FilterForm,
  MemberDirectory,
  membersApi,
  readFilters,
  readView,
  SortMenu,
  ViewSwitch,
} from '../features/members/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { returnTo } from '../navigation/return-to.ts'
import { PageMeta } from '../page-meta.tsx'
import { directoryText } from '../text/directory.ts'
import { membersText } from '../text/members.ts'
import type { Route } from './+types/members'

export const middleware: Route.MiddlewareFunction[] = [user]

/** `?filtres` opens the filters in the page itself, where no script opens the panel. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const filters = readFilters(searchParams)
  const cursor = searchParams.get('cursor') ?? undefined
  const calls = membersApi(pageApi(context))
  const { view, keep } = readView(request, context.get(requestContext).publicSettings.mode === 'production')
  const { page, loosened } = await loadPage(request, async () => {
    const page = await calls.list({ ...filters, cursor })
    const nobody = page.items.length === 0 && cursor === undefined
    return { page, loosened: nobody ? await calls.loosened(filters) : [] }
  })
  const panel = searchParams.has('filtres')
  const headers: HeadersInit = keep === null ? {} : { 'Set-Cookie': keep }
  return data({ filters, page, loosened, view, panel }, { headers })
}

/** « Passer » and its undoing, where no script runs. */
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

export default function Members({ loaderData: { filters, page, loosened, view, panel } }: Route.ComponentProps) {
  return (
    <ModulePage wide>
      <PageMeta title={membersText.title} description={membersText.description} hidden />
      <div className="pad">
        <header className="row between m-head">
          <h1 className="d h2">{membersText.title}</h1>
          <span className="row tight">
            <SortMenu filters={filters} />
            <ViewSwitch filters={filters} view={view} />
          </span>
        </header>
        {panel ? (
          <section className="card p m-panel" aria-label={membersText.filters}>
            <FilterForm key={JSON.stringify(filters)} filters={filters} />
          </section>
        ) : (
          <FilterBar filters={filters} />
        )}
        {filters.passed ? <p className="soft m-lead">{directoryText.passedLead}</p> : null}
        <MemberDirectory filters={filters} first={page} view={view} loosened={loosened} />
      </div>
    </ModulePage>
  )
}
