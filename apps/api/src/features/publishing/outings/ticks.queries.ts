import type { Page, ParticipantsQuery, ParticipantView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, sql } from 'drizzle-orm'
import { decodeCursor, InstantCursor, takePage } from '../../../platform/http/cursor.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'
import { linkSelection, type MemberCardContext, memberLink } from '../../people/members/public.ts'
import { requireShare, sharePolicy } from '../shares/public.ts'

const { files, outingDateVotes, photos, userProfiles, users } = tables

const unknown = { hostOnly: null, firstTime: null, welcomes: null, confirmed: null, thanks: null }

/**
 * Who ticked a proposed date, for the host.
 * @throws AppError SHARE_NOT_FOUND, FORBIDDEN
 */
export async function listTicks(
  db: Queryable,
  cards: MemberCardContext,
  { shareId, query }: { shareId: number; query: ParticipantsQuery },
): Promise<Page<ParticipantView>> {
  const { viewer } = cards
  const share = await requireShare(db, viewer, shareId)
  if (!can(sharePolicy, viewer, 'share.fix', share)) throw new AppError('FORBIDDEN')
  const date = query.at === undefined ? undefined : new Date(query.at)
  if (date === undefined || !share.outingDates?.includes(date.toISOString())) return { items: [], cursor: null }
  const [at, id] = query.cursor === undefined ? [] : decodeCursor(query.cursor, InstantCursor)
  const { createdAt, userId } = outingDateVotes
  const rows = await db
    .select({ tick: { createdAt, userId }, ...linkSelection })
    .from(outingDateVotes)
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))
    .where(
      and(
        eq(outingDateVotes.shareId, shareId),
        eq(outingDateVotes.at, date),
        memberVisibleTo(viewer),
        at && sql`(${createdAt}, ${userId}) > (${at.toISOString()}::timestamptz, ${id}::bigint)`,
      ),
    )
    .orderBy(asc(createdAt), asc(userId))
    .limit(query.limit + 1)
  const page = takePage(rows, query.limit, ({ tick }) => [tick.createdAt.toISOString(), tick.userId])
  return { items: page.items.map((row) => ({ member: memberLink(row, cards), ...unknown })), cursor: page.cursor }
}
