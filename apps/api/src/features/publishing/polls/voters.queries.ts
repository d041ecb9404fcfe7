import type { Page, PageQuery, VoterView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'
import { type CardContext, loadLinks } from '../../people/members/public.ts'
import { type PollTarget, pollPlaces } from './poll-places.ts'

const { pollVotes, users, userProfiles } = tables

const Cursor = z.tuple([z.number().int()])

/** Of a poll with names: visible members only, newest first. */
export async function listVoters(
  db: Queryable,
  context: CardContext,
  { target, targetId }: { target: PollTarget; targetId: number },
  { cursor, limit }: PageQuery,
): Promise<Page<VoterView>> {
  const rows = await db
    .select({ id: pollVotes.id, userId: users.id, choices: pollVotes.choices })
    .from(pollVotes)
    .innerJoin(users, eq(users.id, pollVotes.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(
      and(
        eq(pollPlaces[target].placeId, targetId),
        memberVisibleTo(context.viewer),
        cursor === undefined ? undefined : lt(pollVotes.id, decodeCursor(cursor, Cursor)[0]),
      ),
    )
    .orderBy(desc(pollVotes.id))
    .limit(limit + 1)
  const page = takePage(rows, limit, ({ id }) => [id])
  const links = await loadLinks(
    db,
    context,
    page.items.map(({ userId }) => userId),
  )
  const items = page.items.flatMap(({ id, userId, choices }) => {
    const member = links.get(userId)
    return member === undefined ? [] : [{ id, member, choices }]
  })
  return { items, cursor: page.cursor }
}
