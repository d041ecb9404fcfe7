import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { memberIsShown } from '../../foundation/visibility/public.ts'

const { comments, reactions, recipeMakings, shares } = tables

export type ReactionCounts = Record<string, number>

const anyOf = (ids: number[]) => sql`any(${sql.param(ids)}::bigint[])`

/** `parent` is the joined parent comment. */
export const isThread = sql`${comments.hiddenAt} is null and ${comments.deletedAt} is null
  and (parent.id is null or (parent.hidden_at is null and parent.deleted_at is null))`

/** For a member without blocks: the author and the parent's author are shown. */
export const isCounted = sql`(${memberIsShown(comments.authorId)}
  and (parent.id is null or ${memberIsShown(sql`parent.author_id`)}))`

/** The caller has locked the rows. */
export async function countShareReactions(tx: Tx, shareIds: number[]): Promise<Map<number, ReactionCounts>> {
  const { rows } = await tx.execute<{ id: string; counts: ReactionCounts }>(sql`
    update ${shares} set reaction_counts = coalesce((
      select jsonb_object_agg(kind, given) from (
        select ${reactions.kind} as kind, count(*)::int as given from ${reactions}
        where ${reactions.target} = 'share' and ${reactions.targetId} = ${shares.id} and ${memberIsShown(reactions.userId)}
        group by ${reactions.kind}) counted), '{}')
    where ${shares.id} = ${anyOf(shareIds)} returning id, reaction_counts as counts`)
  return new Map(rows.map(({ id, counts }) => [Number(id), counts]))
}

const targetColumns = {
  shares: { table: sql.identifier('shares'), place: comments.shareId },
  articles: { table: sql.identifier('articles'), place: comments.articleId },
}

export type CommentedTable = keyof typeof targetColumns

export const isShownMaking = sql`${recipeMakings.hiddenAt} is null and ${recipeMakings.deletedAt} is null`

/** The caller has locked the rows. */
export async function countMakings(tx: Tx, shareIds: number[]): Promise<void> {
  await tx.execute(sql`
    update ${shares} set making_count = (
      select count(*) from ${recipeMakings}
      where ${recipeMakings.shareId} = ${shares.id} and ${isShownMaking} and ${memberIsShown(recipeMakings.memberId)})
    where ${shares.id} = ${anyOf(shareIds)}`)
}

/** In id order against deadlocks, and in its own statement, so that the count sees what it waited for. */
export async function lockCountedRows(tx: Tx, table: CommentedTable, ids: number[]): Promise<void> {
  const name = sql.identifier(table)
  await tx.execute(sql`select id from ${name} where id = ${anyOf(ids)} order by id for no key update`)
}

/** The caller has locked the rows. */
export async function countComments(tx: Tx, of: CommentedTable, ids: number[]): Promise<void> {
  const { table, place } = targetColumns[of]
  await tx.execute(sql`
    update ${table} as counted set comment_count = (
      select count(*) from ${comments} left join ${comments} as parent on parent.id = ${comments.parentId}
      where ${place} = counted.id and ${isThread} and ${isCounted})
    where id = ${anyOf(ids)}`)
}
