import { NotificationSection, type NotificationView } from '@consoeurs/contract'
import { prepared, type Queryable, readTogether, tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import { memberListedFor } from '../../foundation/visibility/public.ts'
import { linkQuery, memberLink } from '../../people/members/public.ts'
import { kindOf } from './kinds/index.ts'

const { users, userProfiles } = tables

export type NotificationRow = typeof tables.notifications.$inferSelect
type Actor = NonNullable<NotificationView['actor']>

/** One of the last three is nearly always visible, so they are loaded during the visibility check. */
const LIKELY = 3

const idsOf = sql`any(${sql.placeholder('ids')}::bigint[])`

const visibleAmong = prepared((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(sql`${users.id} = ${idsOf}`, memberListedFor({ id: sql.placeholder('recipientId') })))
    .prepare('notification_actors_visible'),
)

async function visibleIds(db: Queryable, recipientId: number, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await visibleAmong(db).execute({ ids, recipientId })
  return new Set(rows.map((row) => row.id))
}

const linksOf = prepared((db) => linkQuery(db).where(sql`${users.id} = ${idsOf}`).prepare('notification_actors'))

async function loadActors(db: Queryable, ids: number[]): Promise<Map<number, Actor>> {
  if (ids.length === 0) return new Map()
  const rows = await linksOf(db).execute({ ids })
  const asAnyone = { viewer: null, now: new Date(), freshnessUpTo720Hours: false }
  return new Map(
    rows.map((row) => {
      const { id, username, displayName, avatar } = memberLink(row, asAnyone)
      return [id, { id, username, displayName, avatar }]
    }),
  )
}

function view(row: NotificationRow, actor: Actor | null, others: number): NotificationView {
  const kind = kindOf(row.section, row.value)
  const isLast = (actor?.id ?? null) === row.actorId
  const own = isLast || !kind?.saidByActor
  const { title, message } = kind?.text({
    name: actor?.displayName ?? '',
    others,
    excerpt: own ? row.excerpt : '',
    detail: own ? row.detail : { on: row.detail.on ?? '' },
  }) ?? { title: 'Du nouveau pour toi', message: row.excerpt }
  const path = kind?.pathOfMany && (others > 0 || !isLast) ? kind.pathOfMany : row.path
  return {
    id: row.id,
    seq: row.seq,
    section: NotificationSection.parse(row.section),
    value: row.value,
    actor,
    others,
    title,
    message,
    path: path || '/',
    at: row.createdAt.toISOString(),
    read: row.readAt !== null,
  }
}

const unique = (ids: number[]) => [...new Set(ids)]

export async function presentLines(
  db: Queryable,
  recipientId: number,
  rows: NotificationRow[],
): Promise<NotificationView[]> {
  const [visible, likely] = await readTogether(db, (once) => [
    visibleIds(once, recipientId, unique(rows.flatMap((row) => row.actorIds))),
    loadActors(once, unique(rows.flatMap((row) => row.actorIds.slice(0, LIKELY)))),
  ])
  const shown = rows.map((row) => ({ row, actorIds: row.actorIds.filter((id) => visible.has(id)) }))
  const firsts = unique(shown.flatMap(({ actorIds }) => actorIds.slice(0, 1)))
  const further = await loadActors(
    db,
    firsts.filter((id) => !likely.has(id)),
  )
  const actors = new Map([...likely, ...further])
  return shown.map(({ row, actorIds: [first, ...others] }) =>
    view(row, first === undefined ? null : (actors.get(first) ?? null), others.length),
  )
}
