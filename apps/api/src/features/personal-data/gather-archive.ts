import { type Database, tables } from '@consoeurs/database'
import { inArray, sql } from 'drizzle-orm'
import { openForArchive } from '../meetings/public.ts'
import { whatKnowsHer } from './what-knows-her.ts'

const { users } = tables

/** One value of a row, as JSON has it. */
export type Row = Record<string, unknown>
/** What an archive says under each heading, in the order of `whatKnowsHer`. */
export type Chapters = Map<string, Row[]>

const NAMES_AT_ONCE = 1000

/** The columns of each table that name a member. */
const naming = new Map<string, Set<string>>()
for (const { table, column } of whatKnowsHer) {
  naming.set(table, (naming.get(table) ?? new Set()).add(column))
}

/** Who acted in the name of the house; left out, unless it was she. */
const atWork = new Set(whatKnowsHer.filter((one) => one.atWork).map(({ table, column }) => `${table}.${column}`))

/** What a filter keeps is its writer's alone: the other does not know that it was written. */
const isHersToKnow = (memberId: number) =>
  sql`(conversations.held is null or conversations.started_by_id = ${memberId})`

/** Letters both ways; across a block hers alone, and of what the other took back nothing but that it was there. */
const letters = (memberId: number) => sql`
  select messages.author_id, case when messages.author_id = ${memberId} then other.id else ${memberId} end as recipient_id,
    messages.created_at, messages.edited_at, messages.deleted_at,
    case when messages.deleted_at is not null and messages.author_id <> ${memberId} then '' else messages.text end as text,
    (select coalesce(json_agg(files.name), '[]') from message_images join files on files.id = message_images.file_id
      where message_images.message_id = messages.id and files.owner_id = ${memberId}) as fichiers
  from messages
  join conversations on conversations.id = messages.conversation_id and ${memberId} in (low_id, high_id)
    and ${isHersToKnow(memberId)}
  join users as other on other.id in (low_id, high_id) and other.id <> ${memberId}
  where messages.author_id = ${memberId} or not exists (select 1 from blocks where
    (blocker_id = ${memberId} and blocked_id = other.id) or (blocker_id = other.id and blocked_id = ${memberId}))
  order by conversations.id, messages.seq`

async function rowsOf(db: Database, table: string, column: string, memberId: number): Promise<Row[]> {
  if (table === 'messages') return (await db.execute<Row>(letters(memberId))).rows
  const named = sql`${sql.identifier(table)}.${sql.identifier(column)}`
  const known = table === 'conversations' ? sql`and ${isHersToKnow(memberId)}` : sql``
  const { rows } = await db.execute<{ row: Row }>(sql`
    select to_jsonb(${sql.identifier(table)}) as row from ${sql.identifier(table)} where ${named} = ${memberId} ${known}`)
  return rows.map(({ row }) => row)
}

const isNaming = (table: string, column: string) =>
  column !== 'id' && (naming.get(table)?.has(column) || (table === 'messages' && column === 'recipient_id'))

/** Others’ names in place of their numbers. */
async function loadNames(db: Database, ids: Set<number>): Promise<Map<number, string>> {
  const names = new Map<number, string>()
  const all = [...ids]
  for (let start = 0; start < all.length; start += NAMES_AT_ONCE) {
    const some = await db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(inArray(users.id, all.slice(start, start + NAMES_AT_ONCE)))
    for (const { id, name } of some) names.set(id, name)
  }
  return names
}

const numbersIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => one !== null && one !== undefined).map(Number)

interface Section {
  table: string
  chapter: string
  /** Columns that are nobody’s to read. */
  secret: readonly string[]
  rows: Row[]
}

interface Reader {
  memberId: number
  nameOf: (id: number) => string
}

function reduced({ table, rows, secret }: Section, { memberId, nameOf }: Reader): Row[] {
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

/** What lies closed in a column, in the place of that column. */
const openedRows = (secret: string, column: string, rows: Row[]): Promise<Row[]> =>
  Promise.all(
    rows.map(async ({ [column]: closed, ...row }) => ({ ...row, ...(await openForArchive(secret, String(closed))) })),
  )

/**
 * Everything that the house knows of her, by chapter: her own rows, others reduced to their name, and whoever acted for
 * the house not named at all.
 * @param siteSecret opens what lies closed
 */
export async function gatherArchive(db: Database, memberId: number, siteSecret: string): Promise<Chapters> {
  const sections: Section[] = []
  for (const { table, column, chapter, secret = [], sealed } of whatKnowsHer) {
    if (chapter === null) continue
    const kept = await rowsOf(db, table, column, memberId)
    const rows = sealed === undefined ? kept : await openedRows(siteSecret, sealed, kept)
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
  const names = await loadNames(db, ids)
  const nameOf = (id: number) => (id === memberId ? 'moi' : (names.get(id) ?? 'une membre'))
  const chapters: Chapters = new Map()
  for (const section of sections) {
    const before = chapters.get(section.chapter) ?? []
    chapters.set(section.chapter, [...before, ...reduced(section, { memberId, nameOf })])
  }
  return chapters
}
