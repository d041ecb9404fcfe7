import { Id, type Page } from '@consoeurs/contract'
import { type Database, inTransaction, type Transaction } from '@consoeurs/database'
import { type AnyColumn, and, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { decodeCursor, takePage } from './cursor.ts'

/** What a feature is asked: words, and which page of what they find. */
export interface SearchPart {
  words: string[]
  cursor: string | undefined
  limit: number
}

/** What makes a row a result, and the order of those that it makes one. */
export interface SearchStratum {
  table: PgTable
  id: AnyColumn
  where: SQL
  /** Sorted by this, then by id; by id alone without it. */
  key?: { of: SQL<string | number> | AnyColumn; type: 'text' | 'int'; ascending?: boolean }
  /**
   * All matches are read by their index, then sorted. The planner takes the beginning of a word for common, and would
   * look at one row after the other in the order of their ids.
   */
  byMatches?: true
  /** That is done for a word that few say: what many say is found among the newest rows. */
  newestFirst?: true
  /** What only resembles is compared five hundred at most, whichever the index names first. */
  bounded?: true
}

/** A row that matches, and whether the viewer is shown it. */
interface Candidate {
  id: number
  key: string | number
  listed: boolean
}

/** Looks, among these rows (`candidate`), which of them a list may show. Their order is given. */
export type JudgeCandidates = (part: { from: SQL; unshown: SQL; orderBy: SQL[] }) => PromiseLike<Candidate[]>

/** The columns of `from`. */
export const candidate = { id: sql<number>`candidate.id`.mapWith(Number), key: sql<string | number>`candidate.key` }

/** Rows that match are read so many at a time, before anyone asks who may see them. */
const AT_ONCE = 100
/** So many of the newest rows are looked at for a word that many say, before an index is asked for all that say it. */
const NEWEST = 25
/** So many matches among them make it such a word. */
const MANY = 10
/** Comparing a name with what she typed takes longer than finding it. */
const COMPARED = 500

const RankedCursor = z.tuple([z.int().min(0).max(9), z.union([z.string().max(200), z.int()]), Id])
type Place = Pick<Candidate, 'id' | 'key'>

/** What stands after a row in its stratum. */
function after({ id, key }: SearchStratum, last: Place | undefined): SQL | undefined {
  if (last === undefined) return undefined
  if (key === undefined) return sql`${id} < ${last.id}`
  const value = key.type === 'int' ? sql`${Number(last.key) || 0}::int` : sql`${String(last.key)}::text`
  return sql`(${key.of}, ${id}) ${key.ascending === true ? sql`>` : sql`<`} (${value}, ${last.id}::bigint)`
}

interface Candidates {
  from: SQL
  orderBy: SQL[]
}

const ordered = (direction: SQL): SQL[] => [sql`${candidate.key} ${direction}`, sql`${candidate.id} ${direction}`]

/** Those that match among the newest rows after the last one. */
function candidatesAmongNewest({ table, id, where }: SearchStratum, last: Place | undefined): Candidates {
  const older = last === undefined ? sql`true` : sql`${id} < ${last.id}`
  return {
    from: sql`(select ${id} as id, 0 as key from (select * from ${table} where ${older} order by ${id} desc limit ${NEWEST}) as ${table} where ${where}) as candidate`,
    orderBy: ordered(sql`desc`),
  }
}

function candidatesOf(stratum: SearchStratum, last: Place | undefined): Candidates {
  const { table, id, where, key, byMatches, bounded } = stratum
  const direction = key?.ascending === true ? sql`asc` : sql`desc`
  if (bounded === true) {
    const compared = sql`(select ${id} as id, ${key?.of ?? sql`0`} as key from ${table} where ${where} limit ${COMPARED}) as candidate`
    const rest =
      last === undefined
        ? sql`true`
        : sql`(${candidate.key}, ${candidate.id}) < (${Number(last.key) || 0}::int, ${last.id}::bigint)`
    return {
      from: sql`(select * from ${compared} where ${rest} order by ${sql.join(ordered(direction), sql`, `)} limit ${AT_ONCE}) as candidate`,
      orderBy: ordered(direction),
    }
  }
  const byId = sql`${byMatches === true ? sql`${id} + 0` : id} ${direction}`
  const order = key === undefined ? byId : sql`${key.of} ${direction}, ${byId}`
  return {
    from: sql`(select ${id} as id, ${key?.of ?? sql`0`} as key from ${table} where ${and(where, after(stratum, last))} order by ${order} limit ${AT_ONCE}) as candidate`,
    orderBy: ordered(direction),
  }
}

/** What no stratum before this one has shown. A match that is null must not hide the row. */
function unshownBefore(strata: SearchStratum[]): SQL {
  const shown = or(...strata.map(({ where }) => where))
  return shown === undefined ? sql`true` : sql`not coalesce(${shown}, false)`
}

/**
 * A page of ids, best first: a stratum is only asked where those before it left room, and shows nothing that they
 * show. So a name that is typed as it is written costs one reading of an index, and only what nothing resembles costs all.
 */
export async function searchRanked(
  strata: SearchStratum[],
  judge: JudgeCandidates,
  { cursor, limit }: Omit<SearchPart, 'words'>,
): Promise<Page<number>> {
  const [from, key, id] = cursor === undefined ? [0, 0, 0] : decodeCursor(cursor, RankedCursor)
  const found: Array<Place & { stratum: number }> = []
  for (const [number, stratum] of strata.entries()) {
    if (number < from) continue
    const unshown = unshownBefore(strata.slice(0, number))
    let last = number === from && cursor !== undefined ? { id, key } : undefined
    let amongNewest = stratum.newestFirst === true
    let goesOn: boolean
    do {
      const asked = amongNewest ? candidatesAmongNewest(stratum, last) : candidatesOf(stratum, last)
      const candidates = await judge({ unshown, ...asked })
      found.push(...candidates.filter(({ listed }) => listed).map((row) => ({ ...row, stratum: number })))
      last = candidates.at(-1) ?? last
      goesOn = amongNewest || candidates.length === AT_ONCE
      amongNewest = amongNewest && candidates.length >= MANY
    } while (goesOn && found.length <= limit)
    if (found.length > limit) break
  }
  const page = takePage(found, limit, (row) => [row.stratum, row.key, row.id])
  return { items: page.items.map((row) => row.id), cursor: page.cursor }
}

/** What any of these strata shows; each is read by its own index. */
export function foundBy(id: AnyColumn, strata: SearchStratum[]): SQL {
  if (strata.length === 0) return sql`false`
  const found = strata.map((stratum) => sql`select ${stratum.id} from ${stratum.table} where ${stratum.where}`)
  return sql`${id} in (${sql.join(found, sql` union all `)})`
}

/** By the number of the first stratum that shows it, then by that one's key. */
export function orderOfStrata(strata: SearchStratum[]): SQL[] {
  const first = (of: (stratum: SearchStratum, rank: number) => SQL) =>
    sql`case ${sql.join(
      strata.map((stratum, rank) => sql`when ${stratum.where} then ${of(stratum, rank)}`),
      sql` `,
    )} end`
  return [
    first((_, rank) => sql.raw(`${rank}`)),
    sql`${first(({ key }) => (key?.type === 'int' ? sql`${key.of}` : sql`0`))} desc`,
  ]
}

/** How alike two texts must be: short ones share few trigrams by chance, long ones may miss several by one slip. */
const likeness = (text: string): number => (text.length < 6 ? 0.5 : 0.4)

/**
 * Reads that search for words, each planned for the words it was asked: a plan made for any word would read a whole
 * table for a rare one.
 */
export const inSearch = <T>(db: Database, words: string[], read: (tx: Transaction) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await tx.execute(
      sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('pg_trgm.word_similarity_threshold', ${String(likeness(words.join(' ')))}, true)`,
    )
    return read(tx)
  })

/**
 * Conditions on a text as `search_key` folds it (a space before each of its words), which the database keeps trigrams
 * of. Words are letters and digits alone.
 */
export function textMatches(key: SQL, words: string[]) {
  const typed = words.join(' ')
  const each = (pattern: (word: string) => string) =>
    sql`(${sql.join(
      words.map((word) => sql`${key} like ${pattern(word)}`),
      sql` and `,
    )})`
  return {
    begins: sql`${key} like ${` ${typed}%`}`,
    /** Each word begins one of its words. */
    wordsBegin: each((word) => `% ${word}%`),
    /** Each word stands somewhere in it; two letters stand anywhere. */
    holds: words.every((word) => word.length > 2) ? each((word) => `%${word}%`) : sql`false`,
    /** Something in it is like what she typed. */
    resembles: typed.length > 3 ? sql`${key} %> ${typed}` : sql`false`,
    likeness: sql<number>`round(1000 * word_similarity(${typed}, ${key}))::int`,
  }
}

/** Any of the words. */
export const anyWordQuery = (words: string[]): SQL =>
  sql`to_tsquery('pg_catalog.french', ${words.map((word) => `'${word}'`).join(' | ')})`

/** The words for full text search; the last may be unfinished. Words that say nothing (« de la ») ask for nothing. */
export const wordsQuery = (words: string[]): SQL =>
  sql`to_tsquery('pg_catalog.french', ${`${words.map((word) => `'${word}'`).join(' & ')}:*`})`
