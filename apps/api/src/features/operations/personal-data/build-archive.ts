import { type Database, tables } from '@consoeurs/database'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { memberVisibleTo, notBlockedEitherWay } from '../../foundation/visibility/public.ts'
import { decryptForArchive } from '../../people/meetings/public.ts'
import { listBlockedNames } from '../../people/members/public.ts'
import { personalDataRegistry } from './personal-data-registry.ts'

const { conversations, users, userProfiles } = tables

/** Column values as JSON. */
export type Row = Record<string, unknown>
/** Rows by chapter, in the order of `personalDataRegistry`. */
export type Chapters = Map<string, Row[]>

const NAMES_AT_ONCE = 1000

/** Columns that identify a member, by table. */
const naming = new Map<string, Set<string>>()
for (const { table, column } of personalDataRegistry) {
  naming.set(table, (naming.get(table) ?? new Set()).add(column))
}

/** Columns of staff at work: left out unless they name the member herself. */
const atWork = new Set(
  personalDataRegistry.filter((one) => one.atWork).map(({ table, column }) => `${table}.${column}`),
)

/** A held conversation is known only to its author. */
const isDisclosable = (memberId: number) =>
  sql`(conversations.held is null or conversations.started_by_id = ${memberId})`

/** Across a block only the member's own; of messages that others deleted, only their existence. */
const letters = (memberId: number) => sql`
  select messages.author_id, case when messages.author_id = ${memberId} then other.id else ${memberId} end as recipient_id,
    messages.created_at, messages.edited_at, messages.deleted_at,
    case when messages.deleted_at is not null and messages.author_id <> ${memberId} then '' else messages.text end as text,
    case when messages.deleted_at is null or messages.author_id = ${memberId} then messages.profile_quote end as citation,
    (select coalesce(json_agg(files.name), '[]') from message_images join files on files.id = message_images.file_id
      where message_images.message_id = messages.id and files.owner_id = ${memberId}) as fichiers,
    (select message_images.alt from message_images join files on files.id = message_images.file_id
      where message_images.message_id = messages.id and files.sound is not null
        and (messages.deleted_at is null or messages.author_id = ${memberId})) as transcription
  from messages
  join conversations on conversations.id = messages.conversation_id and ${memberId} in (low_id, high_id)
    and ${isDisclosable(memberId)}
  join users as other on other.id in (low_id, high_id) and other.id <> ${memberId}
  where messages.author_id = ${memberId} or not exists (select 1 from blocks where
    (blocker_id = ${memberId} and blocked_id = other.id) or (blocker_id = other.id and blocked_id = ${memberId}))
  order by conversations.id, messages.seq`

/** Hides text and link if the last actor is not visible now, like the notification list. */
const notificationLines = (memberId: number) => sql`
  select case when (notifications.actor_id is null
      and (notifications.about_id is null or ${notBlockedEitherWay(memberId, sql`notifications.about_id`)})) or exists (
      select 1 from ${users} inner join ${userProfiles} on ${userProfiles.userId} = ${users.id}
      where ${users.id} = notifications.actor_id and ${memberVisibleTo({ id: memberId })})
    then to_jsonb(notifications)
    else to_jsonb(notifications) || '{"excerpt": "", "detail": {}, "slug": "", "path": ""}' end as row
  from notifications where recipient_id = ${memberId} order by notifications.id`

/** Across a block without the word of the other member, as in the list of honours. */
const receivedHonors = (memberId: number) => sql`
  select case when ${notBlockedEitherWay(memberId, sql`honors.from_id`)} then to_jsonb(honors)
    else to_jsonb(honors) || '{"word": ""}' end as row
  from honors where to_id = ${memberId} order by honors.id`

/** The block list with the names that the member knew. */
async function blockList(db: Database, memberId: number): Promise<Row[]> {
  const names = await listBlockedNames(db, memberId)
  return names.map(({ username, displayName, at }) => ({ username, display_name: displayName, created_at: at }))
}

/** Matched by her address, only if it is verified. */
const subscription = (memberId: number) => sql`
  select asked_at, confirmed_at, sent_at,
    (select coalesce(json_agg(categories.name order by categories.name), '[]') from categories
      where categories.id = any(newsletter_readers.category_ids)) as rubriques
  from newsletter_readers
  join users on users.email_verified and lower(users.email) = newsletter_readers.email
  where users.id = ${memberId}`

async function rowsOf(db: Database, table: string, column: string, memberId: number): Promise<Row[]> {
  if (table === 'blocked_names') return blockList(db, memberId)
  if (table === 'messages') return (await db.execute<Row>(letters(memberId))).rows
  if (table === 'newsletter_readers') return (await db.execute<Row>(subscription(memberId))).rows
  if (table === 'notifications' || (table === 'honors' && column === 'to_id')) {
    const lines = table === 'honors' ? receivedHonors(memberId) : notificationLines(memberId)
    const { rows } = await db.execute<{ row: Row }>(lines)
    return rows.map(({ row }) => row)
  }
  const named = sql`${sql.identifier(table)}.${sql.identifier(column)}`
  const known = table === 'conversations' ? sql`and ${isDisclosable(memberId)}` : sql``
  const { rows } = await db.execute<{ row: Row }>(sql`
    select to_jsonb(${sql.identifier(table)}) as row from ${sql.identifier(table)} where ${named} = ${memberId} ${known}`)
  return rows.map(({ row }) => row)
}

const isNaming = (table: string, column: string) =>
  column !== 'id' && (naming.get(table)?.has(column) || (table === 'messages' && column === 'recipient_id'))

/** Including absent members, who stay there by name. */
const inHerConversations = (memberId: number) =>
  and(
    notBlockedEitherWay(memberId, users.id),
    sql`exists (select 1 from ${conversations} where ${conversations.held} is null and ${conversations.lowId} = least(${users.id}, ${memberId}::bigint) and ${conversations.highId} = greatest(${users.id}, ${memberId}::bigint))`,
  )

/**
 * As far as visible now; for blocked members the name at the time of the block. So an archive reveals no rename across
 * a block or a pause.
 */
async function loadNames(db: Database, memberId: number, ids: Set<number>): Promise<Map<number, string>> {
  const names = new Map<number, string>()
  for (const { memberId: id, displayName } of await listBlockedNames(db, memberId))
    if (id !== null) names.set(id, displayName)
  const all = [...ids]
  for (let start = 0; start < all.length; start += NAMES_AT_ONCE) {
    const some = await db
      .select({ id: users.id, name: users.name })
      .from(users)
      .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
      .where(
        and(
          inArray(users.id, all.slice(start, start + NAMES_AT_ONCE)),
          or(memberVisibleTo({ id: memberId }), inHerConversations(memberId)),
        ),
      )
    for (const { id, name } of some) names.set(id, name)
  }
  return names
}

const numbersIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => one !== null && one !== undefined).map(Number)

interface Section {
  table: string
  chapter: string
  /** Columns never shown to anyone. */
  secret: readonly string[]
  rows: Row[]
}

interface ArchiveOwner {
  memberId: number
  nameOf: (id: number) => string
}

function reduced({ table, rows, secret }: Section, { memberId, nameOf }: ArchiveOwner): Row[] {
  const isHersToRead = ([column, value]: [string, unknown]) =>
    !secret.includes(column) && (!atWork.has(`${table}.${column}`) || value === null || Number(value) === memberId)
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(isHersToRead)
        .map(([column, value]) => {
          if (!isNaming(table, column) || value === null) return [column, value]
          const names = numbersIn(value).map(nameOf)
          return [column, Array.isArray(value) ? names : names[0]]
        }),
    ),
  )
}

/** Replaces an encrypted column by its decrypted content. */
async function decryptRows(secret: string, column: string | undefined, rows: Row[]): Promise<Row[]> {
  if (column === undefined) return rows
  return Promise.all(
    rows.map(async ({ [column]: closed, ...row }) => ({
      ...row,
      ...(await decryptForArchive(secret, String(closed))),
    })),
  )
}

/**
 * Others appear by name only, staff at work not at all.
 * @param siteSecret decrypts encrypted columns
 */
export async function buildArchive(db: Database, memberId: number, siteSecret: string): Promise<Chapters> {
  const sections: Section[] = []
  for (const { table, column, chapter, secret = [], sealed } of personalDataRegistry) {
    if (chapter === null) continue
    const kept = await rowsOf(db, table, column, memberId)
    const rows = await decryptRows(siteSecret, sealed, kept)
    sections.push({ table, chapter, secret, rows })
  }
  const ids = new Set<number>()
  for (const { table, rows } of sections) {
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (isNaming(table, column)) for (const id of numbersIn(value)) ids.add(id)
      }
    }
  }
  const names = await loadNames(db, memberId, ids)
  const nameOf = (id: number) => (id === memberId ? 'moi' : (names.get(id) ?? 'une membre'))
  const chapters: Chapters = new Map()
  for (const section of sections) {
    const before = chapters.get(section.chapter) ?? []
    chapters.set(section.chapter, [...before, ...reduced(section, { memberId, nameOf })])
  }
  return chapters
}
