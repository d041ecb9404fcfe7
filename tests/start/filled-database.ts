import { randomUUID } from 'node:crypto'
import { createEncryptedDrawings, hashPassword } from '@consoeurs/api'
import { loadBrand } from '@consoeurs/brand'
import { type EmbeddedConnection, knownMigrations, migrateDatabase, openDatabase } from '@consoeurs/database'
import { prepareContent, type StoredDrawing } from '@consoeurs/database/seed'
import { migrationsBeforeBaseline, recordMigrations } from '@consoeurs/test-support/migrations'
import pg from 'pg'
import { type CopiedTable, continueNumbers, tablesInOrder } from '../../apps/server/src/backup/tables.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../apps/server/src/data/demo-accounts.ts'

/** A database of a test's own on the PostgreSQL of this run; `drop` ends whoever is still connected. */
export async function ownDatabase(postgres: EmbeddedConnection) {
  const connection = { ...postgres, database: `test_${randomUUID().replaceAll('-', '')}` }
  const admin = new pg.Client({ ...postgres, database: 'postgres' })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${connection.database}`)
  const opened = openDatabase({ embedded: connection, poolSize: 2 })
  return {
    ...opened,
    connection,
    url: `postgres://${postgres.user}@localhost/${connection.database}?host=${encodeURIComponent(postgres.host)}&port=${postgres.port}`,
    drop: async () => {
      await opened.close()
      await admin.query(`DROP DATABASE ${connection.database} WITH (FORCE)`)
      await admin.end()
    },
  }
}
export type OwnDatabase = Awaited<ReturnType<typeof ownDatabase>>

/** A picture that nobody looks at here. */
async function undrawn(): Promise<StoredDrawing> {
  const name = `${randomUUID()}.webp`
  const format = { width: 8, height: 8, bytes: 1 }
  return {
    name,
    width: 8,
    height: 8,
    thumbhash: 'AAAA',
    formats: { thumbnail: format, small: format, medium: format, large: format },
  }
}

/** A database of today with the whole demo in it: a row or more of every noun. */
export async function fillToday(database: OwnDatabase): Promise<void> {
  await migrateDatabase(database.pool)
  await prepareContent({
    database,
    brand: await loadBrand('violette'),
    mode: 'demo',
    accounts: DEMO_ACCOUNTS,
    password: DEMO_PASSWORD,
    hashPassword,
    storeImage: undrawn,
    sealImage: createEncryptedDrawings({ secret: 'a secret that only this test knows of' }),
  })
}

/** Values that check constraints require beyond the columns that may not be null. */
const ASKING_MORE: Record<string, { columns: string[]; values: string[] }> = {
  // Handled: nobody listens to an event of no type.
  events: { columns: ['handled_at'], values: ['now()'] },
  reviews: { columns: ['sanction_id'], values: ['(SELECT min(id) FROM sanctions)'] },
  mutes: { columns: ['word', 'pattern'], values: ["'pluie'", "'pluie'"] },
}

/** What a column that asks for something is given; times lie ahead, so that nothing is over when the site starts. */
const ANYTHING: Record<string, string> = {
  text: 'gen_random_uuid()::text',
  bigint: '1',
  integer: '1',
  smallint: '1',
  'double precision': '1',
  boolean: 'true',
  'timestamp with time zone': "now() + interval '1 hour'",
  date: 'current_date',
  jsonb: "'{}'",
  uuid: 'gen_random_uuid()',
  bytea: "'\\x00'",
  ARRAY: "'{}'",
}

interface Asking {
  table: string
  column: string
  type: string
  /** The table and column that it refers to. */
  to: string | null
  of: string | null
}

/** One row in each table that the demo leaves empty, with the required columns alone. */
async function fillRest(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<Asking>(`
    SELECT c.table_name AS table, c.column_name AS column, c.data_type AS type, far.relname AS to, named.attname AS of
    FROM information_schema.columns AS c
    JOIN pg_attribute AS own ON own.attrelid = format('public.%I', c.table_name)::regclass AND own.attname = c.column_name
    LEFT JOIN pg_constraint AS key ON key.conrelid = own.attrelid AND key.contype = 'f' AND key.conkey = ARRAY[own.attnum]
    LEFT JOIN pg_class AS far ON far.oid = key.confrelid
    LEFT JOIN pg_attribute AS named ON named.attrelid = far.oid AND named.attnum = key.confkey[1]
    WHERE c.table_schema = 'public' AND c.is_nullable = 'NO' AND c.column_default IS NULL AND c.is_identity = 'NO'
      AND c.is_generated = 'NEVER' ORDER BY c.ordinal_position`)
  for (const { name } of await tablesInOrder(client)) {
    const there = await client.query(`SELECT 1 FROM "${name}" LIMIT 1`)
    if (there.rowCount !== 0) continue
    const asking = rows.filter(({ table }) => table === name)
    // Of two who stand in one row the second is another.
    const values = asking.map(({ type, to, of }, index) =>
      to === null ? ANYTHING[type] : `(SELECT ${index === 0 ? 'min' : 'max'}("${of}") FROM "${to}")`,
    )
    const { columns, values: said } = ASKING_MORE[name] ?? { columns: [], values: [] }
    const named = [...asking.map(({ column }) => column), ...columns].map((column) => `"${column}"`)
    await client.query(
      named.length === 0
        ? `INSERT INTO "${name}" DEFAULT VALUES`
        : `INSERT INTO "${name}" (${named.join(', ')}) VALUES (${[...values, ...said].join(', ')})`,
    )
  }
}

/** A database as it was before the baseline: that schema, the rows of the demo, and a row in each table. */
export async function fillAtBaseline(older: OwnDatabase, today: OwnDatabase): Promise<void> {
  await migrateDatabase(older.pool, { upTo: knownMigrations()[0] })
  await recordMigrations(older.pool, migrationsBeforeBaseline)
  const client = await older.pool.connect()
  try {
    for (const { name, columns } of await tablesInOrder(client)) {
      const { rows } = await today.pool.query<{ rows: string }>(
        `SELECT coalesce(jsonb_agg(to_jsonb(source)), '[]')::text AS rows FROM "${name}" AS source`,
      )
      const named = columns.map((column) => `"${column}"`).join(', ')
      await client.query(
        `INSERT INTO "${name}" (${named}) OVERRIDING SYSTEM VALUE
         SELECT ${named} FROM jsonb_populate_recordset(null::"${name}", $1)`,
        [rows[0]?.rows],
      )
    }
    await continueNumbers(client)
    await fillRest(client)
  } finally {
    client.release(true)
  }
}

export interface Contents {
  rows: number
  checksum: string
}

export async function tablesOf({ pool }: OwnDatabase): Promise<CopiedTable[]> {
  const client = await pool.connect()
  try {
    return await tablesInOrder(client)
  } finally {
    client.release()
  }
}

/** What stands in the given columns of each table, in any order. */
export async function contentsOf({ pool }: OwnDatabase, tables: CopiedTable[]): Promise<Record<string, Contents>> {
  const contents: Record<string, Contents> = {}
  for (const { name, columns } of tables) {
    const row = `md5(row(${columns.map((column) => `"${column}"`).join(', ')})::text)`
    const { rows } = await pool.query<Contents>(
      `SELECT count(*)::int AS rows, md5(coalesce(string_agg(${row}, '' ORDER BY ${row}), '')) AS checksum FROM "${name}"`,
    )
    if (rows[0]) contents[name] = rows[0]
  }
  return contents
}
