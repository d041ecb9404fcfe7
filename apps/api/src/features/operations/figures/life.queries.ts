import { type LifeWeek, leastShown, weeksOfLife } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { type AnyColumn, and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { parisDay } from '../../../platform/data/daily-figures.ts'
import { daysAfter } from './days.ts'

const { comments, conversations, messages, roomMessages, shares, users } = tables

/** Midnights in Paris; `until` is excluded. */
interface Span {
  from: string
  until: string
}

const midnight = (day: string) => sql`(${day}::timestamp at time zone 'Europe/Paris')`
const within = (at: AnyColumn, { from, until }: Span) => and(gte(at, midnight(from)), lt(at, midnight(until)))
const mondayOf = (at: AnyColumn | SQL) =>
  sql<string>`date_trunc('week', ${at} at time zone 'Europe/Paris')::date::text`.as('monday')
const count = sql<number>`count(*)::int`
const countWhere = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`

/** By their author’s index, for each newcomer; the text is not read. */
const wroteIn = (table: PgTable, author: AnyColumn, at: AnyColumn) =>
  sql`exists (select 1 from ${table} where ${author} = ${users.id} and ${at} < ${users.createdAt} + interval '7 days')`

/** Confirmed and approved members: others cannot write yet. */
function countNewcomers(db: Database, span: Span) {
  const wrote = sql<boolean>`(${sql.join(
    [
      wroteIn(shares, shares.authorId, shares.createdAt),
      wroteIn(comments, comments.authorId, comments.createdAt),
      wroteIn(messages, messages.authorId, messages.createdAt),
      wroteIn(roomMessages, roomMessages.authorId, roomMessages.createdAt),
    ],
    sql` or `,
  )})`
  const joined = db
    .select({ monday: mondayOf(users.createdAt), wrote: wrote.as('wrote') })
    .from(users)
    .where(and(within(users.createdAt, span), eq(users.emailVerified, true), isNull(users.approval)))
    .as('joined')
  return db
    .select({ monday: joined.monday, whole: count, part: countWhere(sql`${joined.wrote}`) })
    .from(joined)
    .groupBy(joined.monday)
}

/** One that a filter holds has reached nobody, so it is left out. */
function countFirstMessages(db: Database, span: Span) {
  const first = db
    .select({ seq: messages.seq, authorId: messages.authorId, createdAt: messages.createdAt })
    .from(messages)
    .where(eq(messages.conversationId, conversations.id))
    .orderBy(messages.seq)
    .limit(1)
    .as('first')
  const answer = sql`exists (select 1 from ${messages} answer where answer.conversation_id = ${conversations.id}
    and answer.seq > ${first.seq} and answer.author_id <> ${first.authorId}
    and answer.created_at < ${first.createdAt} + interval '1 day')`
  const begun = db
    .select({ monday: mondayOf(conversations.createdAt), answered: sql<boolean>`${answer}`.as('answered') })
    .from(conversations)
    .innerJoinLateral(first, sql`true`)
    .where(and(within(conversations.createdAt, span), isNull(conversations.held)))
    .as('begun')
  return db
    .select({ monday: begun.monday, whole: count, part: countWhere(sql`${begun.answered}`) })
    .from(begun)
    .groupBy(begun.monday)
}

const LEAST_PARTICIPANTS = 2

/** A cancelled outing is a deleted share; the host is not among the participants. */
const countOutings = (db: Database, span: Span) =>
  db
    .select({ monday: mondayOf(shares.outingAt), whole: count })
    .from(shares)
    .where(
      and(
        within(shares.outingAt, span),
        gte(shares.goingCount, LEAST_PARTICIPANTS),
        isNull(shares.hiddenAt),
        isNull(shares.deletedAt),
      ),
    )
    .groupBy(sql`1`)

const masked = (value = 0): number | null => (value < leastShown ? null : value)

/** Monday of the current week, YYYY-MM-DD. */
function thisMonday(now: Date): string {
  const today = parisDay(now)
  return daysAfter(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** Past weeks, oldest first. Aggregates only, from the rows as they are: what was erased is not counted. */
export async function loadLifeWeeks(db: Database, now: Date): Promise<LifeWeek[]> {
  const until = thisMonday(now)
  const span = { from: daysAfter(until, -7 * weeksOfLife), until }
  const [newcomers, conversationsBegun, outings] = await Promise.all([
    countNewcomers(db, span),
    countFirstMessages(db, span),
    countOutings(db, span),
  ])
  return Array.from({ length: weeksOfLife }, (_week, at) => {
    const monday = daysAfter(span.from, 7 * at)
    const of = <Row extends { monday: string }>(rows: Row[]) => rows.find((row) => row.monday === monday)
    return {
      monday,
      newcomers: masked(of(newcomers)?.whole),
      newcomersWhoWrote: masked(of(newcomers)?.part),
      firstMessages: masked(of(conversationsBegun)?.whole),
      answered: masked(of(conversationsBegun)?.part),
      outings: masked(of(outings)?.whole),
    }
  })
}
