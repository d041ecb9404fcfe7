import { distanceBands, Id, type MemberCard, type MembersQuery, type Page } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, arrayContains, eq, ilike, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../platform/access.ts'
import { CursorInstant, decodeCursor, InstantCursor, takePage } from '../../platform/cursor.ts'
import { type CardContext, type CardRow, cardQuery, memberCard } from './members.cards.ts'
import { memberVisibleTo } from './members.visible.ts'

const { users, userProfiles, photos } = tables

/** Great-circle kilometres from the viewer's commune to hers, in SQL; the same formula as the contract's. */
export const kilometres = (viewer: Viewer): SQL<number> =>
  sql`12742 * asin(least(1, sqrt(power(sin(radians(${users.latitude} - ${viewer.latitude}) / 2), 2) + cos(radians(${viewer.latitude})) * cos(radians(${users.latitude})) * power(sin(radians(${users.longitude} - ${viewer.longitude}) / 2), 2))))`

/** Band number 0 to 5; 6 where there is no distance. What is sorted is the band, never the distance itself. */
function band(viewer: Viewer): SQL<number> {
  if (viewer.latitude === null || viewer.longitude === null) return sql<number>`6`
  const cases = distanceBands.map((limit, index) => sql`when ${kilometres(viewer)} < ${limit} then ${index}`)
  return sql<number>`case when ${userProfiles.hideDistance} or ${users.latitude} is null then 6 ${sql.join(cases, sql` `)} else 5 end`
}

/** The instant her last connection may be sorted by: none where she hides it. */
const shownConnection = sql<Date>`case when ${userProfiles.hideLastConnection} then 'epoch'::timestamptz else coalesce(${users.lastConnection}, 'epoch'::timestamptz) end`

/** Birthdates of members who are `age` or older on `today`. */
function bornBy(today: Date, age: number): string {
  const day = new Date(Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth(), today.getUTCDate()))
  return day.toISOString().slice(0, 10)
}

function filters(viewer: Viewer, query: MembersQuery, today: Date): Array<SQL | undefined> {
  const within =
    query.within === undefined ? undefined : distanceBands.findIndex((limit) => String(limit) === query.within)
  const pattern = query.q ? `%${query.q.replaceAll(/[\\%_]/g, '\\$&')}%` : undefined
  return [
    memberVisibleTo(viewer),
    ne(users.id, viewer.id),
    eq(userProfiles.status, 'complete'),
    within === undefined ? undefined : sql`${band(viewer)} <= ${within}`,
    query.ageMin === undefined ? undefined : lte(users.birthdate, bornBy(today, query.ageMin)),
    query.ageMax === undefined ? undefined : sql`${users.birthdate} > ${bornBy(today, query.ageMax + 1)}`,
    query.withPhoto ? and(isNotNull(userProfiles.mainPhotoId), eq(photos.visibility, 'everyone')) : undefined,
    query.certified ? eq(userProfiles.certified, true) : undefined,
    query.lookingFor === undefined ? undefined : arrayContains(userProfiles.lookingFor, [query.lookingFor]),
    pattern === undefined
      ? undefined
      : or(ilike(users.name, pattern), ilike(users.username, pattern), ilike(users.city, pattern)),
  ]
}

/** Near first: the band, 6 where there is no distance. */
const NearCursor = z.tuple([z.int().min(0).max(6), CursorInstant, Id])

interface Order {
  orderBy: SQL[]
  after(cursor: string): SQL
  key(row: CardRow & { sortBand: number; sortConnection: Date }): Array<string | number>
}

function orderOf(viewer: Viewer, sort: MembersQuery['sort']): Order {
  if (sort === 'new') {
    return {
      orderBy: [sql`${users.createdAt} desc`, sql`${users.id} desc`],
      after: (cursor) => {
        const [at, id] = decodeCursor(cursor, InstantCursor)
        return sql`(${users.createdAt}, ${users.id}) < (${at}, ${id})`
      },
      key: ({ user }) => [user.createdAt.toISOString(), user.id],
    }
  }
  if (sort === 'recent') {
    return {
      orderBy: [sql`${shownConnection} desc`, sql`${users.id} desc`],
      after: (cursor) => {
        const [at, id] = decodeCursor(cursor, InstantCursor)
        return sql`(${shownConnection}, ${users.id}) < (${at}, ${id})`
      },
      key: ({ user, sortConnection }) => [sortConnection.toISOString(), user.id],
    }
  }
  return {
    orderBy: [sql`${band(viewer)} asc`, sql`${shownConnection} desc`, sql`${users.id} desc`],
    after: (cursor) => {
      const [far, at, id] = decodeCursor(cursor, NearCursor)
      return sql`(-(${band(viewer)}), ${shownConnection}, ${users.id}) < (${-far}, ${at}, ${id})`
    },
    key: ({ user, sortBand, sortConnection }) => [sortBand, sortConnection.toISOString(), user.id],
  }
}

/** The directory: one query, keyset pages. */
export async function listMembers(
  db: Queryable,
  viewer: Viewer,
  query: MembersQuery,
  context: CardContext,
): Promise<Page<MemberCard>> {
  const order = orderOf(viewer, query.sort)
  const rows = await cardQuery(db)
    .where(and(...filters(viewer, query, context.now), query.cursor ? order.after(query.cursor) : undefined))
    .orderBy(...order.orderBy)
    .limit(query.limit + 1)
  const page = takePage(
    rows.map((row) => ({ ...row, ...sortValues(row, viewer) })),
    query.limit,
    order.key,
  )
  return { items: page.items.map((row) => memberCard(row, context)), cursor: page.cursor }
}

/** The same values the SQL sorted by, from the row itself. */
function sortValues(row: CardRow, viewer: Viewer) {
  const card = memberCard(row, { viewer, now: new Date(), freshnessUpTo720Hours: false })
  const bands = [...distanceBands.map(String), 'far']
  return {
    sortBand: card.distance === null ? 6 : bands.indexOf(card.distance),
    sortConnection: row.profile.hideLastConnection ? new Date(0) : (row.user.lastConnection ?? new Date(0)),
  }
}
