import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'

/** Rows that a count is kept of, by the word that reactions have for them. */
const reactedTo = {
  share: 'shares',
  article: 'articles',
  comment: 'comments',
  message: 'messages',
  roomMessage: 'room_messages',
} as const

/** Her reactions are gone, and no longer counted. */
export async function eraseReactions(tx: Tx, memberId: number): Promise<void> {
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

/** Her shares, with all that was said under them, as after the days that a removed share is kept. */
export async function eraseShares(tx: Tx, memberId: number): Promise<void> {
  const hers = sql`select id from shares where author_id = ${memberId}`
  const under = sql`select id from comments where share_id in (${hers})`
  await tx.execute(sql`delete from reactions where target = 'comment' and target_id in (${under})`)
  await tx.execute(sql`delete from reactions where target = 'share' and target_id in (${hers})`)
  await tx.execute(sql`
    delete from notifications where section = 'partages' and slug in (select slug from shares where author_id = ${memberId})`)
  await tx.execute(sql`delete from shares where author_id = ${memberId}`)
}

/** Her comments: what others answered stays under an empty place; the rest goes without a trace. */
export async function eraseComments(tx: Tx, memberId: number): Promise<void> {
  const shown = sql`author_id = ${memberId} and deleted_at is null and hidden_at is null`
  for (const [place, table] of [
    ['share_id', 'shares'],
    ['article_id', 'articles'],
  ] as const) {
    const at = sql.identifier(place)
    await tx.execute(sql`
      update ${sql.identifier(table)} as place set comment_count = greatest(0, place.comment_count - hers.number) from (
        select ${at} as id, count(*)::int as number from comments where ${shown} and ${at} is not null group by ${at}) as hers
      where hers.id = place.id`)
  }
  await tx.execute(sql`
    update shares set answer_id = null where answer_id in (select id from comments where author_id = ${memberId})`)
  await tx.execute(sql`
    delete from reactions where target = 'comment' and target_id in (select id from comments where author_id = ${memberId})`)
  await tx.execute(sql`
    update comments set text = '', reaction_counts = '{}', deleted_at = coalesce(deleted_at, now())
    where author_id = ${memberId} and id in (select parent_id from comments where author_id <> ${memberId})`)
  await tx.execute(sql`
    delete from comments as hers where author_id = ${memberId}
    and not exists (select 1 from comments as answer where answer.parent_id = hers.id and answer.author_id <> ${memberId})`)
}

/** What she said in rooms: its place stays, so that nobody's count of what is new is wrong. */
export async function eraseRoomWords(tx: Tx, memberId: number): Promise<void> {
  const hers = sql`select id from room_messages where author_id = ${memberId}`
  await tx.execute(sql`delete from room_message_versions where message_id in (${hers})`)
  await tx.execute(sql`delete from room_mentions where message_id in (${hers})`)
  await tx.execute(sql`delete from room_message_images where message_id in (${hers})`)
  await tx.execute(sql`delete from reactions where target = 'roomMessage' and target_id in (${hers})`)
  await tx.execute(sql`
    update room_messages set text = '', reaction_counts = '{}', pinned_at = null, pinned_by_id = null,
      deleted_at = coalesce(deleted_at, now()), erased_at = coalesce(erased_at, now())
    where author_id = ${memberId}`)
}

/** Of her letters, what she took back, what they said before, and their pictures; the rest is whose it was sent to. */
export async function eraseLetters(tx: Tx, memberId: number): Promise<void> {
  const hers = sql`select id from messages where author_id = ${memberId}`
  await tx.execute(sql`delete from message_versions where message_id in (${hers})`)
  await tx.execute(sql`delete from message_images where message_id in (${hers})`)
  await tx.execute(sql`
    update messages set text = '', erased_at = coalesce(erased_at, now())
    where author_id = ${memberId} and deleted_at is not null`)
  // Where nobody is left to read it, or nothing was ever said; what a filter keeps has been said to nobody.
  await tx.execute(sql`
    delete from conversations as talk where ${memberId} in (talk.low_id, talk.high_id) and (
      exists (select 1 from users as other where other.id in (talk.low_id, talk.high_id) and other.id <> ${memberId} and other.left_at is not null)
      or talk.held is not null or not exists (select 1 from messages where conversation_id = talk.id))`)
}

/** She goes to no outing any more. */
export async function eraseOutings(tx: Tx, memberId: number): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from share_participants where user_id = ${memberId} returning share_id)
    update shares set going_count = greatest(0, going_count - 1) where id in (select share_id from gone)`)
}
