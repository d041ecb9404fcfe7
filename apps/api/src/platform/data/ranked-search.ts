import { Id, type Page } from '@consoeurs/contract'
import { type Database, inTransaction, type Transaction } from '@consoeurs/database'
import { type AnyColumn, and, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { decodeCursor, takePage } from '../http/cursor.ts'

export interface SearchPart {
  words: string[]
  cursor: string | undefined
  limit: number
}

/** One tier of a search: its matches and their order. */
export interface SearchStratum {
  table: PgTable
  id: AnyColumn
  where: SQL
  /** Sorted by this, then by id; by id alone without it. */
  key?: { of: SQL<string | number> | AnyColumn; type: 'text' | 'int'; ascending?: boolean }
  /**
   * Reads all matches by their index, then sorts. The planner takes a prefix for common and would scan rows in id
   * order.
   */
  byMatches?: true
  /** Tries the newest rows first: common words are found there, and only rare words need the index. */
  newestFirst?: true
  /** Compares at most five hundred rows, in the order of the index. */
  bounded?: true
}

/** `listed`: the viewer may see it. */
interface Candidate {
  id: number
  key: string | number
  listed: boolean
}

/** Decides which of the rows of `candidate` the viewer may see. */
export type JudgeCandidates = (part: { from: SQL; unshown: SQL; orderBy: SQL[] }) => PromiseLike<Candidate[]>

/** Columns of `from`. */
export const candidate = { id: sql<number>`candidate.id`.mapWith(Number), key: sql<string | number>`candidate.key` }

/** Rows per batch, before the visibility check. */
const AT_ONCE = 100
/** Newest rows to try before the index. */
const NEWEST = 25
/** Matches among the newest rows that make a word common. */
const MANY = 10
/** Comparing a name takes longer than finding it. */
const COMPARED = 500

const RankedCursor = z.tuple([z.int().min(0).max(9), z.union([z.string().max(200), z.int()]), Id])
type RankedPosition = Pick<Candidate, 'id' | 'key'>

function after({ id, key }: SearchStratum, last: RankedPosition | undefined): SQL | undefined {
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

function candidatesAmongNewest({ table, id, where }: SearchStratum, last: RankedPosition | undefined): Candidates {
  const older = last === undefined ? sql`true` : sql`${id} < ${last.id}`
  return {
    from: sql`(select ${id} as id, 0 as key from (select * from ${table} where ${older} order by ${id} desc limit ${NEWEST}) as ${table} where ${where}) as candidate`,
    orderBy: ordered(sql`desc`),
  }
}

function candidatesOf(stratum: SearchStratum, last: RankedPosition | undefined): Candidates {
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

/** Rows that no earlier stratum matches. A null match must not hide the row. */
function unshownBefore(strata: SearchStratum[]): SQL {
  const shown = or(...strata.map(({ where }) => where))
  return shown === undefined ? sql`true` : sql`not coalesce(${shown}, false)`
}

/**
 * A page of ids, best matches first. A stratum is queried only if the earlier ones left room, so an exact name costs
 * one index read.
 */
export async function searchRanked(
  strata: SearchStratum[],
  judge: JudgeCandidates,
  { cursor, limit }: Omit<SearchPart, 'words'>,
): Promise<Page<number>> {
  const [from, key, id] = cursor === undefined ? [0, 0, 0] : decodeCursor(cursor, RankedCursor)
  const found: Array<RankedPosition & { stratum: number }> = []
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

/**
 * Each stratum is read by its own index, and once: of a small table, which needs no index, the planner would compare
 * every row again for each row.
 */
export function matchesAnyStratum(id: AnyColumn, strata: SearchStratum[]): SQL {
  if (strata.length === 0) return sql`false`
  const found = strata.map((stratum) => sql`select ${stratum.id} from ${stratum.table} where ${stratum.where}`)
  return sql`${id} in (with found as materialized (${sql.join(found, sql` union all `)}) select * from found)`
}

/** By the first matching stratum, then by its key. */
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

/** Similarity threshold: short texts share few trigrams by chance, long ones may lose several to one typo. */
const likeness = (text: string): number => (text.length < 6 ? 0.5 : 0.4)

/** Plans each search for its own words: a generic plan would scan a whole table for a rare word. */
export const inSearch = <T>(db: Database, words: string[], read: (tx: Transaction) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await tx.execute(
      sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('pg_trgm.word_similarity_threshold', ${String(likeness(words.join(' ')))}, true)`,
    )
    return read(tx)
  })

/**
 * Conditions on a `search_key`: folded, a space before each word, indexed by trigrams. Words hold only letters and
 * digits.
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
    /** Each typed word is a prefix of a word. */
    wordsBegin: each((word) => `% ${word}%`),
    /** Each typed word is a substring; two letters would match anything. */
    holds: words.every((word) => word.length > 2) ? each((word) => `%${word}%`) : sql`false`,
    resembles: typed.length > 3 ? sql`${key} %> ${typed}` : sql`false`,
    likeness: sql<number>`round(1000 * word_similarity(${typed}, ${key}))::int`,
  }
}

export const anyWordQuery = (words: string[]): SQL =>
  sql`to_tsquery('pg_catalog.french', ${words.map((word) => `'${word}'`).join(' | ')})`

/** The last word may be a prefix. Stop words alone (« de la ») give an empty query. */
export const wordsQuery = (words: string[]): SQL =>
  sql`to_tsquery('pg_catalog.french', ${`${words.map((word) => `'${word}'`).join(' & ')}:*`})`
