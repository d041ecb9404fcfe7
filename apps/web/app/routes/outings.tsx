import { loadBrand } from '@consoeurs/brand'
import { data } from 'react-router'
import { ApiFailure } from '../api/client.ts'
import { catchOffline } from '../api/form-answer.ts'
import { loadPage, pageApi, pageFailure } from '../api/page-api.ts'
import { useBrand } from '../brand/brand-context.tsx'
import { requestContext } from '../context.ts'
import { swapsText } from '../features/kitchen/swaps/swaps.text.ts'
import { membersApi } from '../features/people/members/public.ts'
import {
  AgendaFilterBar,
  AgendaList,
  agendaHref,
  CalendarAddress,
  type CalendarAnswer,
  outingsApi,
  readAgenda,
} from '../features/publishing/outings/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import { pageAddress } from '../navigation/page-address.ts'
import { PageMeta } from '../page/page-meta.tsx'
import { layoutText } from '../text/pages/layout.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Row, Rows } from '../ui/rows/rows.tsx'
import type { Route } from './+types/outings'

export const middleware: Route.MiddlewareFunction[] = [user]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = pageAddress(request)
  const { outings } = await loadBrand(context.get(requestContext).brandCode)
  const query = readAgenda(
    searchParams,
    outings.kinds.map(({ value }) => value),
  )
  const client = pageApi(context)
  const cursor = searchParams.get('cursor') ?? undefined
  return loadPage(request, async () => {
    const [first, feed, town] = await Promise.all([
      outingsApi(client).list({ ...query, cursor }),
      query.scope === 'mine' ? outingsApi(client).calendar() : null,
      query.within === undefined ? null : membersApi(client).ownTown(),
    ])
    return { query, first, feed, placeless: query.within !== undefined && town === null }
  })
}

/** The calendar address. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const calls = outingsApi(pageApi(context))
  try {
    if (form.get('intent') === 'revoke') {
      await calls.revokeCalendar()
      return data<CalendarAnswer>({ revoked: true })
    }
    return data<CalendarAnswer>(await calls.createCalendar())
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) return pageFailure(error, request)
    return data<CalendarAnswer>({ problem: error.message }, { status: error.status || 503 })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOffline(serverAction, (problem): CalendarAnswer => ({ problem }))
}

export default function Outings({ loaderData, actionData }: Route.ComponentProps) {
  const { query, first, feed, placeless } = loaderData
  const { outings, features } = useBrand()
  return (
    <ModulePage>
      <PageMeta title={layoutText.outings} hidden />
      <PageHead title={layoutText.outings} lead={outings.lead} />
      {features.swaps ? (
        <div className="gutter">
          <Rows>
            <Row to="/trocs" icon="sprout" label={swapsText.inOutings.label} detail={swapsText.inOutings.detail} />
          </Rows>
        </div>
      ) : null}
      <AgendaFilterBar query={query} placeless={placeless} />
      <AgendaList key={agendaHref(query)} first={first} query={query} />
      {feed === null ? null : (
        <div className="gutter">
          <CalendarAddress feed={feed} answer={actionData} />
        </div>
      )}
    </ModulePage>
  )
}
