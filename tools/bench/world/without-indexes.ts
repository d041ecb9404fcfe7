import type pg from 'pg'

export type Statements = string[]

interface CreatedIndex {
  drop: string
  make: string
}

/** Primary keys stay for foreign keys. */
const OF_TABLES = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
  FROM pg_constraint WHERE contype = 'u' AND conrelid = ANY ($1::text[]::regclass[])
  UNION ALL
  SELECT format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  FROM pg_index WHERE indrelid = ANY ($1::text[]::regclass[])
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`

/**
 * Building indexes at the end is faster than updating them per row.
 * @returns a function that creates them again
 */
export async function setAside(client: pg.Client, tables: string[]): Promise<() => Promise<void>> {
  const { rows } = await client.query<CreatedIndex>(OF_TABLES, [tables])
  for (const { drop } of rows) await client.query(drop)
  return async () => {
    for (const { make } of rows) await client.query(make)
  }
}
