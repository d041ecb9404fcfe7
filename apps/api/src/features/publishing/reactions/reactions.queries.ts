import type { Page, PageQuery, ReactorView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, sql } from 'drizzle-orm'
import { decodeCursor, InstantCursor, takePage } from '../../../platform/http/cursor.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'
import { type CardContext, loadLinks } from '../../people/members/public.ts'
import type { ReactionTarget } from './reactions.state.ts'

const { reactions, users, userProfiles } = tables

function after(cursor: string) {
  const [at, id] = decodeCursor(cursor, InstantCursor)
  return sql`(${reactions.createdAt}, ${reactions.userId}) < (${at}, ${id})`
}

interface ReactorsQuery {
  target: ReactionTarget
  targetId: number
}

/** Visible members only, so it may be shorter than the count. */
export async function listReactors(
  db: Queryable,
  context: CardContext,
  { target, targetId }: ReactorsQuery,
  { cursor, limit }: PageQuery,
): Promise<Page<ReactorView>> {
  const rows = await db
    .select({ userId: reactions.userId, kind: reactions.kind, createdAt: reactions.createdAt })
    .from(reactions)
    .innerJoin(users, eq(users.id, reactions.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(
      and(
        eq(reactions.target, target),
        eq(reactions.targetId, targetId),
        memberVisibleTo(context.viewer),
        cursor === undefined ? undefined : after(cursor),
      ),
    )
    .orderBy(desc(reactions.createdAt), desc(reactions.userId))
    .limit(limit + 1)
  const page = takePage(rows, limit, ({ createdAt, userId }) => [createdAt.toISOString(), userId])
  const links = await loadLinks(
    db,
    context,
    page.items.map(({ userId }) => userId),
  )
  const items = page.items.flatMap(({ userId, kind, createdAt }) => {
    const member = links.get(userId)
    return member === undefined ? [] : [{ id: userId, member, kind, at: createdAt.toISOString() }]
  })
  return { items, cursor: page.cursor }
}
