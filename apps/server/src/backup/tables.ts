import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from, to } from 'pg-copy-streams'

/** Columns by name, because their order may differ in the target. */
export interface CopiedTable {
  name: string
  columns: string[]
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const listOf = (columns: string[]) => columns.map(quoted).join(', ')

/** Referenced tables come first (foreign keys). A partitioned table is one; its rows may be restored into an ordinary one. */
export async function tablesInOrder(client: ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable & { needs: string[] }>(`
    SELECT c.relname AS name,
      (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
      coalesce((SELECT array_agg(DISTINCT other.relname::text) FROM pg_constraint
        JOIN pg_class other ON other.oid = confrelid
        WHERE conrelid = c.oid AND contype = 'f' AND confrelid <> c.oid), '{}') AS needs
    FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
      AND relpersistence = 'p' ORDER BY relname`)
  const ordered: CopiedTable[] = []
  const waiting = new Map(rows.map((row) => [row.name, row]))
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ needs }) => needs.every((name) => !waiting.has(name)))
    if (ready.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`)
    for (const { name, columns } of ready) {
      ordered.push({ name, columns })
      waiting.delete(name)
    }
  }
  return ordered
}

/** Tables exported without rows: data that is erased within days must not survive in a backup. */
const emptyInArchives: ReadonlySet<string> = new Set(['certification_pictures'])

/** In PostgreSQL's text format (COPY). */
export function readTable(client: ClientBase, { name, columns }: CopiedTable): Readable {
  const rows = `SELECT ${listOf(columns)} FROM ${quoted(name)} WHERE ${!emptyInArchives.has(name)}`
  return client.query(to(`COPY (${rows}) TO STDOUT`))
}

export async function writeTable(
  client: ClientBase,
  { name, columns }: CopiedTable,
  rows: Readable,
): Promise<CopiedRows> {
  const meter = measure()
  const copy = client.query(from(`COPY ${quoted(name)} (${listOf(columns)}) FROM STDIN`))
  await pipeline(rows, meter.through, copy)
  return { rows: copy.rowCount ?? 0, sha256: meter.sha256() }
}

export interface CopiedRows {
  rows: number
  sha256: string
}

export function measure() {
  const hash = createHash('sha256')
  return {
    through: async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    },
    sha256: () => hash.digest('hex'),
  }
}

/** Sets the identity sequences after the restored ids. */
export async function continueNumbers(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND is_identity = 'YES'`)
  for (const { table, column } of rows) {
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), greatest((SELECT max(${quoted(column)}) FROM ${quoted(table)}), 1))`,
      [quoted(table), column],
    )
  }
}
