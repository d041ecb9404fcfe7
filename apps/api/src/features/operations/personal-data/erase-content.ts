import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { withdrawFromOutings } from '../../publishing/outings/public.ts'
import {
  type CommentedTable,
  countComments,
  countMakings,
  countShareReactions,
  lockCountedRows,
} from '../../publishing/reactions/public.ts'

/** Tables with stored reaction counts, by reaction target. */
const reactedTo = {
  article: 'articles',
  comment: 'comments',
  message: 'messages',
  roomMessage: 'room_messages',
} as const

async function eraseShareReactions(tx: Tx, memberId: number): Promise<void> {
  const hers = sql`user_id = ${memberId} and target = 'share'`
  const { rows } = await tx.execute<{ id: string }>(sql`select target_id as id from reactions where ${hers}`)
  const shareIds = rows.map(({ id }) => Number(id))
  await lockCountedRows(tx, 'shares', shareIds)
  await tx.execute(sql`delete from reactions where ${hers}`)
  await countShareReactions(tx, shareIds)
}

export async function eraseReactions(tx: Tx, memberId: number): Promise<void> {
  await eraseShareReactions(tx, memberId)
  for (const [target, table] of Object.entries(reactedTo)) {
    await tx.execute(sql`
      with gone as (
        delete from reactions where user_id = ${memberId} and target = ${target} returning target_id, kind)
      update ${sql.identifier(table)} as place set reaction_counts = coalesce((
        select jsonb_object_agg(counted.kind, counted.number) from (
          select kind, count(*)::int as number from reactions
          where target = ${target} and target_id = place.id and user_id <> ${memberId} group by kind) as counted), '{}')
      where place.id in (select target_id from gone)`)
  }
}

/** Like expired shares, with their comments. */
export async function eraseShares(tx: Tx, memberId: number): Promise<void> {
  const hers = sql`select id from shares where author_id = ${memberId}`
  const under = sql`select id from comments where share_id in (${hers})`
  await tx.execute(sql`delete from reactions where target = 'comment' and target_id in (${under})`)
  await tx.execute(sql`delete from reactions where target = 'share' and target_id in (${hers})`)
  await tx.execute(sql`
    delete from notifications where section = 'partages' and slug in (select slug from shares where author_id = ${memberId})`)
  await tx.execute(sql`delete from shares where author_id = ${memberId}`)
}

async function lockCommented(tx: Tx, memberId: number, table: CommentedTable, place: string): Promise<number[]> {
  const at = sql.identifier(place)
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct ${at} as id from comments where author_id = ${memberId} and ${at} is not null`)
  const ids = rows.map(({ id }) => Number(id))
  await lockCountedRows(tx, table, ids)
  return ids
}

/** A comment with replies by others stays as an empty placeholder; the rest are deleted. */
export async function eraseComments(tx: Tx, memberId: number): Promise<void> {
  const places = [
    { table: 'shares', ids: await lockCommented(tx, memberId, 'shares', 'share_id') },
    { table: 'articles', ids: await lockCommented(tx, memberId, 'articles', 'article_id') },
  ] as const
  await tx.execute(sql`
    update shares set answer_id = null where answer_id in (select id from comments where author_id = ${memberId})`)
  await tx.execute(sql`
    delete from reactions where target = 'comment' and target_id in (select id from comments where author_id = ${memberId})`)
  await tx.execute(sql`
    update comments set text = '', link_preview_id = null, reaction_counts = '{}', deleted_at = coalesce(deleted_at, now())
    where author_id = ${memberId} and id in (select parent_id from comments where author_id <> ${memberId})`)
  await tx.execute(sql`
    delete from comments as hers where author_id = ${memberId}
    and not exists (select 1 from comments as answer where answer.parent_id = hers.id and answer.author_id <> ${memberId})`)
  for (const { table, ids } of places) await countComments(tx, table, ids)
}

export async function eraseMakings(tx: Tx, memberId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct share_id as id from recipe_makings where member_id = ${memberId}`)
  const ids = rows.map(({ id }) => Number(id))
  await lockCountedRows(tx, 'shares', ids)
  await tx.execute(sql`delete from recipe_makings where member_id = ${memberId}`)
  await countMakings(tx, ids)
}

/** Empties room messages but keeps the rows, so that unread counts stay right. */
export async function eraseRoomMessages(tx: Tx, memberId: number): Promise<void> {
  const hers = sql`select id from room_messages where author_id = ${memberId}`
  await tx.execute(sql`delete from room_message_versions where message_id in (${hers})`)
  await tx.execute(sql`delete from room_mentions where message_id in (${hers})`)
  await tx.execute(sql`delete from poll_votes where room_message_id in (${hers})`)
  await tx.execute(sql`delete from room_message_images where message_id in (${hers})`)
  await tx.execute(sql`delete from reactions where target = 'roomMessage' and target_id in (${hers})`)
  await tx.execute(sql`
    update room_messages set text = '', link_preview_id = null, reaction_counts = '{}', pinned_at = null,
      pinned_by_id = null, poll = null, poll_ends_at = null, poll_counts = '{}', poll_voters = 0, deleted_at = coalesce(deleted_at, now()), erased_at = coalesce(erased_at, now())
    where author_id = ${memberId}`)
}

/** Other messages stay with their recipients. */
export async function eraseConversations(tx: Tx, memberId: number): Promise<void> {
  const hers = sql`select id from messages where author_id = ${memberId}`
  await tx.execute(sql`delete from message_versions where message_id in (${hers})`)
  await tx.execute(sql`delete from message_images where message_id in (${hers})`)
  await tx.execute(sql`
    update messages set text = '', link_preview_id = null, profile_quote = null, erased_at = coalesce(erased_at, now())
    where author_id = ${memberId} and deleted_at is not null`)
  // What others quoted of her profile.
  await tx.execute(sql`
    update messages set profile_quote = null from conversations
    where conversations.id = messages.conversation_id and ${memberId} in (low_id, high_id)
      and author_id <> ${memberId} and profile_quote is not null`)
  // Conversations with no remaining reader, without messages, or held by a filter.
  await tx.execute(sql`
    delete from conversations as talk where ${memberId} in (talk.low_id, talk.high_id) and (
      exists (select 1 from users as other where other.id in (talk.low_id, talk.high_id) and other.id <> ${memberId} and other.left_at is not null)
      or talk.held is not null or not exists (select 1 from messages where conversation_id = talk.id))`)
}

/** Those who wait for a future outing move up. */
export async function eraseOutings(tx: Tx, memberId: number): Promise<void> {
  await withdrawFromOutings(tx, { memberId, now: new Date() })
  await tx.execute(sql`
    with gone as (delete from share_participants where user_id = ${memberId} returning share_id)
    update shares set going_count = greatest(0, going_count - 1) where id in (select share_id from gone)`)
}
