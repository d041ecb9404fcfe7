import { OutingThanks, type Page, type ParticipantsQuery, type ParticipantView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, InstantCursor, takePage } from '../../../platform/http/cursor.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'
import { type CardContext, linkSelection, type MemberCardContext, memberLink } from '../../people/members/public.ts'
import { outingPolicy } from './outings.policy.ts'
import { requireOuting, seatOf } from './outings.subject.ts'
import { listTicks } from './ticks.queries.ts'

const { files, outingWaitlist, photos, shareParticipants, userProfiles, users } = tables

const answerOf = (table: typeof shareParticipants | typeof outingWaitlist) => ({
  userId: table.userId,
  hostOnly: table.hostOnly,
  firstTime: table.firstTime,
  welcomes: table.welcomes,
  createdAt: table.createdAt,
})

function answerRows(db: Queryable, { list }: Pick<ParticipantsQuery, 'list'>) {
  const table = list === 'going' ? shareParticipants : outingWaitlist
  const answer =
    list === 'going'
      ? { ...answerOf(table), confirmedAt: shareParticipants.confirmedAt, thanks: shareParticipants.thanks }
      : { ...answerOf(table), confirmedAt: sql<Date | null>`null`, thanks: sql<string | null>`null` }
  return db
    .select({ answer, ...linkSelection })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))
}
type AnswerRow = Awaited<ReturnType<typeof answerRows>>[number]

/** The viewer's own seat decides what she learns about the others. */
interface Onlooker {
  viewer: Viewer
  isHost: boolean
  own: { firstTime: boolean; welcomes: boolean } | undefined
}

function participantView(row: AnswerRow, cards: CardContext, { viewer, isHost, own }: Onlooker): ParticipantView {
  const { userId, hostOnly, firstTime, welcomes, confirmedAt, thanks } = row.answer
  const mine = isHost || userId === viewer.id
  return {
    member: memberLink(row, cards),
    hostOnly: mine ? hostOnly : null,
    firstTime: mine || own?.welcomes ? firstTime : null,
    welcomes: mine || own?.firstTime ? welcomes : null,
    confirmed: mine ? confirmedAt !== null : null,
    thanks: mine ? OutingThanks.nullable().catch(null).parse(thanks) : null,
  }
}

interface ListOptions {
  shareId: number
  now: Date
  query: ParticipantsQuery
}

/**
 * For the host and for those who come, in the order of their answers.
 * @throws AppError SHARE_NOT_FOUND, FORBIDDEN
 */
export async function listParticipants(
  db: Queryable,
  cards: MemberCardContext,
  { shareId, now, query }: ListOptions,
): Promise<Page<ParticipantView>> {
  const { viewer } = cards
  if (query.list === 'ticked') return listTicks(db, cards, { shareId, query })
  const outing = await requireOuting(db, viewer, { shareId, now })
  const action = query.list === 'going' ? 'outing.participants' : 'outing.waitlist'
  if (!can(outingPolicy, viewer, action, outing)) throw new AppError('FORBIDDEN')
  const isHost = outing.hostId === viewer.id
  const [own] = await db.select(answerOf(shareParticipants)).from(shareParticipants).where(seatOf(shareId, viewer.id))
  const { shareId: of, createdAt, userId, hostOnly } = query.list === 'going' ? shareParticipants : outingWaitlist
  const [at, id] = query.cursor === undefined ? [] : decodeCursor(query.cursor, InstantCursor)
  const rows = await answerRows(db, query)
    .where(
      and(
        eq(of, shareId),
        memberVisibleTo(viewer),
        isHost ? undefined : or(eq(hostOnly, false), eq(userId, viewer.id)),
        at && sql`(${createdAt}, ${userId}) > (${at.toISOString()}::timestamptz, ${id}::bigint)`,
      ),
    )
    .orderBy(asc(createdAt), asc(userId))
    .limit(query.limit + 1)
  const page = takePage(rows, query.limit, ({ answer }) => [answer.createdAt.toISOString(), answer.userId])
  return { items: page.items.map((row) => participantView(row, cards, { viewer, isHost, own })), cursor: page.cursor }
}
