import type { Page, PageQuery, VisitDays, VisitView } from '@consoeurs/contract'
import { type Asker, prepared, type Queryable, tables } from '@consoeurs/database'
import { and, asc, count, desc, eq, gte, type Placeholder, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, InstantCursor, takePage } from '../../../platform/http/cursor.ts'
import { memberListedFor } from '../../foundation/visibility/public.ts'
import { type CardContext, loadCards } from '../members/public.ts'
import { visitsSince } from './expire-visits.ts'
import { visitView } from './visits.views.ts'

const { visits, users, userProfiles } = tables

function after(cursor: string) {
  const [at, id] = decodeCursor(cursor, InstantCursor)
  return sql`(${visits.createdAt}, ${visits.id}) < (${at}, ${id})`
}

/** Without hidden or muted members; needs `users` and `user_profiles` joined. */
const receivedBy = (viewer: Asker, since: Date | Placeholder) =>
  and(eq(visits.visitedId, viewer.id), gte(visits.createdAt, since), memberListedFor(viewer))

const visitDays = prepared((db) =>
  db
    .select({ day: visits.day, count: count() })
    .from(visits)
    .innerJoin(users, eq(users.id, visits.visitorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(receivedBy({ id: sql.placeholder('viewerId') }, sql.placeholder('since')))
    .groupBy(visits.day)
    .orderBy(asc(visits.day))
    .prepare('visit_days'),
)

export const listVisitDays = (db: Queryable, viewer: Viewer, now: Date): Promise<VisitDays> =>
  visitDays(db).execute({ viewerId: viewer.id, since: visitsSince(now) })

export async function listVisits(
  db: Queryable,
  viewer: Viewer,
  { cursor, limit }: PageQuery,
  context: CardContext,
): Promise<Page<VisitView>> {
  const rows = await db
    .select({ visit: visits })
    .from(visits)
    .innerJoin(users, eq(users.id, visits.visitorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(receivedBy(viewer, visitsSince(context.now)), cursor === undefined ? undefined : after(cursor)))
    .orderBy(desc(visits.createdAt), desc(visits.id))
    .limit(limit + 1)
  const page = takePage(
    rows.map((row) => row.visit),
    limit,
    (visit) => [visit.createdAt.toISOString(), visit.id],
  )
  const cards = await loadCards(db, context, [...new Set(page.items.map((visit) => visit.visitorId))])
  return { items: page.items.flatMap((visit) => visitView(visit, cards.get(visit.visitorId))), cursor: page.cursor }
}
