import { limits, type VisitView } from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'
import { visitsApi } from '../visits/public.ts'
import { type VisitDay, visitDays } from './visit-days.ts'

const WEEK = 7
/** More visits than these in a week are not read for a drawing: it then shows the days it has whole. */
const PAGES = 4

/** Her visits of the last seven days, day by day. */
export async function loadWeek(client: ApiClient, now: Date): Promise<VisitDay[]> {
  const since = visitDays([], now, WEEK)[0]?.day ?? ''
  const visits: VisitView[] = []
  let cursor: string | null | undefined
  let pages = 0
  do {
    const page = await visitsApi(client).list({ limit: limits.pageSizeMax, cursor: cursor ?? undefined })
    visits.push(...page.items)
    cursor = page.cursor
    pages += 1
  } while (cursor !== null && pages < PAGES && (visits.at(-1)?.at ?? '') >= since)
  const days = visitDays(
    visits.map(({ at }) => at),
    now,
    WEEK,
  )
  const oldest = visits.at(-1)?.at
  const isCut = cursor !== null && oldest !== undefined && oldest >= since
  return isCut ? days.filter(({ day }) => day > oldest.slice(0, 10)) : days
}
