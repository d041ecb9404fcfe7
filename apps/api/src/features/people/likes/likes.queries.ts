import type { Brand } from '@consoeurs/brand'
import { type LikeMoments, type LikeView, limits, type Page, type PageQuery } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, InstantCursor, takePage } from '../../../platform/http/cursor.ts'
import { memberListedFor } from '../../foundation/visibility/public.ts'
import { type CardContext, loadCards } from '../members/public.ts'

const { likes, mutualLikes, users, userProfiles } = tables

function after(cursor: string) {
  const [at, id] = decodeCursor(cursor, InstantCursor)
  return sql`(${likes.createdAt}, ${likes.id}) < (${at}, ${id})`
}

/** Only the viewer’s own: nobody has a list of who likes her. */
export async function listLikes(
  db: Queryable,
  viewer: Viewer,
  { cursor, limit }: PageQuery,
  context: CardContext,
): Promise<Page<LikeView>> {
  const rows = await db
    .select({ like: likes, mutual: sql<boolean>`${mutualLikes.userId} is not null` })
    .from(likes)
    .innerJoin(users, eq(users.id, likes.memberId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(mutualLikes, and(eq(mutualLikes.userId, likes.userId), eq(mutualLikes.memberId, likes.memberId)))
    .where(
      and(
        eq(likes.userId, viewer.id),
        isNull(likes.withdrawnAt),
        memberListedFor(viewer),
        cursor === undefined ? undefined : after(cursor),
      ),
    )
    .orderBy(desc(likes.createdAt), desc(likes.id))
    .limit(limit + 1)
  const page = takePage(rows, limit, ({ like }) => [like.createdAt.toISOString(), like.id])
  const ids = page.items.map(({ like }) => like.memberId)
  const cards = await loadCards(db, context, ids)
  const items = page.items.flatMap(({ like: { id, memberId, createdAt }, mutual }) => {
    const member = cards.get(memberId)
    return member === undefined ? [] : [{ id, member, mutual, at: createdAt.toISOString() }]
  })
  return { items, cursor: page.cursor }
}

/** Mutual likes that the viewer has not seen, of members whom she may see. */
export async function loadMoments(
  db: Queryable,
  viewer: Viewer,
  context: CardContext,
  { text }: Pick<Brand, 'text'>,
): Promise<LikeMoments> {
  const rows = await db
    .select({ memberId: mutualLikes.memberId, answers: userProfiles.answers })
    .from(mutualLikes)
    .innerJoin(users, eq(users.id, mutualLikes.memberId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(mutualLikes.userId, viewer.id), isNull(mutualLikes.seenAt), memberListedFor(viewer)))
    .orderBy(desc(mutualLikes.createdAt), desc(mutualLikes.memberId))
    .limit(limits.likeMoments)
  if (rows.length === 0) return { moments: [], photo: null }
  const cards = await loadCards(db, context, [viewer.id, ...rows.map(({ memberId }) => memberId)])
  const moments = rows.flatMap(({ memberId, answers }) => {
    const member = cards.get(memberId)
    return member === undefined ? [] : [{ member, opener: answers[text.openers.question]?.trim() ?? '' }]
  })
  return { moments, photo: cards.get(viewer.id)?.photo ?? null }
}
