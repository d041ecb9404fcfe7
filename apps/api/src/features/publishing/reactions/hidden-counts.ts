import type { CommentTargetId } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { isCountedSeparately, type MemberTerm, memberIsShown } from '../../foundation/visibility/public.ts'
import { isCounted, isShownMaking, isThread, type ReactionCounts } from './stored-counts.ts'

const { comments, reactions, recipeMakings, shares } = tables

/**
 * Stored counts are the same for everyone; this file counts what a block hides from one viewer. Negative for a viewer
 * who is shown to nobody else. Viewers without blocks cost three index lookups per statement.
 */
export type HiddenReactions = ReactionCounts | null

const countIfSeparate = (viewerId: MemberTerm, count: SQL, otherwise: SQL) =>
  sql`case when cardinality(${isCountedSeparately(viewerId)}) = 0 then ${otherwise} else ${count} end`

export const hiddenReactionsSql = (viewerId: MemberTerm, target: 'share', targetId: AnyColumn | SQL) =>
  sql<HiddenReactions>`${countIfSeparate(
    viewerId,
    sql`(select jsonb_object_agg(kind, given) from (
      select ${reactions.kind} as kind, sum(case when ${reactions.userId} = ${viewerId} then -1 else 1 end)::int as given
      from ${reactions}
      where ${reactions.target} = ${sql.raw(`'${target}'`)} and ${reactions.targetId} = ${targetId}
        and ${reactions.userId} = any(${isCountedSeparately(viewerId)})
        and (${reactions.userId} = ${viewerId} or ${memberIsShown(reactions.userId)})
      group by ${reactions.kind}) hidden)`,
    sql`null`,
  )}`

const isListedAuthor = (viewerId: MemberTerm, authorId: AnyColumn | SQL) =>
  sql`(${authorId} = ${viewerId} or (${memberIsShown(authorId)} and ${authorId} <> all(${isCountedSeparately(viewerId)})))`

/** Includes replies to hidden members. */
export const hiddenCommentsSql = (viewerId: MemberTerm, place: AnyColumn, id: AnyColumn | SQL) => {
  const isListed = sql`(${isListedAuthor(viewerId, comments.authorId)} and (parent.id is null or ${isListedAuthor(viewerId, sql`parent.author_id`)}))`
  return sql<number>`${countIfSeparate(
    viewerId,
    sql`(select coalesce(sum(${isCounted}::int - ${isListed}::int), 0)::int
      from ${comments} left join ${comments} as parent on parent.id = ${comments.parentId}
      where ${place} = ${id} and ${isThread}
        and (${comments.authorId} = any(${isCountedSeparately(viewerId)}) or parent.author_id = any(${isCountedSeparately(viewerId)})))`,
    sql`0`,
  )}`
}

/** Of the share's row: members who made its recipe. */
export const hiddenMakingsSql = (viewerId: MemberTerm) =>
  sql<number>`case when ${shares.recipe} is null then 0 else ${countIfSeparate(
    viewerId,
    sql`(select coalesce(sum(case when ${recipeMakings.memberId} = ${viewerId} then -1 else 1 end), 0)::int
      from ${recipeMakings}
      where ${recipeMakings.shareId} = ${shares.id} and ${isShownMaking}
        and ${recipeMakings.memberId} = any(${isCountedSeparately(viewerId)})
        and (${recipeMakings.memberId} = ${viewerId} or ${memberIsShown(recipeMakings.memberId)}))`,
    sql`0`,
  )} end`

export function subtractHidden(counts: ReactionCounts, hidden: HiddenReactions): ReactionCounts {
  if (hidden === null) return counts
  const kinds = [...new Set([...Object.keys(counts), ...Object.keys(hidden)])]
  const left = kinds.map((kind): [string, number] => [kind, (counts[kind] ?? 0) - (hidden[kind] ?? 0)])
  return Object.fromEntries(left.filter(([, count]) => count > 0))
}

const viewers = (ids: number[]) => sql`unnest(${sql.param(ids)}::bigint[]) as viewer(id)`

/** Contains only viewers with hidden reactions. */
export async function findHiddenReactions(
  db: Queryable,
  viewerIds: number[],
  shareId: number,
): Promise<Map<number, ReactionCounts>> {
  if (viewerIds.length === 0) return new Map()
  const { rows } = await db.execute<{ viewer: string; hidden: ReactionCounts | null }>(sql`
    select viewer.id as viewer, ${hiddenReactionsSql(sql`viewer.id`, 'share', sql`${shareId}::bigint`)} as hidden
    from ${viewers(viewerIds)}`)
  return new Map(rows.flatMap(({ viewer, hidden }) => (hidden === null ? [] : [[Number(viewer), hidden] as const])))
}

/** Contains only viewers with hidden comments. */
export async function findHiddenComments(
  db: Queryable,
  viewerIds: number[],
  at: CommentTargetId,
): Promise<Map<number, number>> {
  if (viewerIds.length === 0) return new Map()
  const [place, id] = 'shareId' in at ? [comments.shareId, at.shareId] : [comments.articleId, at.articleId]
  const { rows } = await db.execute<{ viewer: string; hidden: number }>(sql`
    select viewer.id as viewer, ${hiddenCommentsSql(sql`viewer.id`, place, sql`${id}::bigint`)} as hidden
    from ${viewers(viewerIds)}`)
  return new Map(rows.flatMap(({ viewer, hidden }) => (hidden === 0 ? [] : [[Number(viewer), hidden] as const])))
}
