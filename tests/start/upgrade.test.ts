import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConversationView, MessageView, Page, ShareView } from '@consoeurs/contract'
import { knownMigrations } from '@consoeurs/database'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { CopiedTable } from '../../apps/server/src/backup/tables.ts'
import { DEMO_PASSWORD } from '../../apps/server/src/demo-accounts.ts'
import {
  type Contents,
  contentsOf,
  fillAsOf,
  fillToday,
  momentOf,
  type OwnDatabase,
  ownDatabase,
  tablesOf,
} from './older-release.ts'
import { endAll, freePort, run } from './process.ts'

const MINUTES = 60_000
/** Where a release may have ended; every later migration runs over the rows of then. */
const releases = inject('length') === 'long' ? ['0020', '0030', '0038', 'last but one'] : ['0030']

let folder: string
let today: OwnDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mise à jour '))
  today = await ownDatabase(inject('postgres'))
  await fillToday(today)
}, 3 * MINUTES)
afterAll(async () => {
  await today.drop()
  rmSync(folder, { recursive: true, force: true })
})

function launch(database: OwnDatabase, port: number) {
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    DATA_DIR: join(folder, database.connection.database),
    DATABASE_URL: database.url,
    // Nothing is added: whatever is there is of before.
    MODE: 'production',
    PUBLIC_URL: 'http://localhost:3000',
    PORT: String(port),
    LOG_LEVEL: 'warn',
  }
  return run('apps/server/src/main.ts', [], { cwd: folder, env })
}

async function starts(database: OwnDatabase) {
  const port = await freePort()
  const server = launch(database, port)
  await server.says(/est en ligne/)
  return { server, url: `http://127.0.0.1:${port}` }
}

/** What every start writes anew from what the brand and the places say. */
const WRITTEN_ANEW = new Set(['catalogue_entries', 'catalogue_groups', 'faq_entries', 'filter_words', 'pages'])
/** Columns that a migration fills with more than their default: from what stood beside them. */
const FILLED = new Set(['communities.changed_at', 'rooms.changed_at'])

interface Column {
  table: string
  column: string
  stands: string
}

/** The columns of today that have a default which is the same for every row. */
async function defaultsOf({ pool }: OwnDatabase): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    SELECT table_name AS table, column_name AS column, column_default AS stands FROM information_schema.columns
    WHERE table_schema = 'public' AND column_default IS NOT NULL AND column_default !~ 'now\\(|random|nextval'`)
  return rows
}

describe.each(releases)('a place as a release that ended with migration %s left it', (release) => {
  let older: OwnDatabase
  let known: CopiedTable[]
  let stays: CopiedTable[]
  let before: Record<string, Contents>
  let first: Awaited<ReturnType<typeof starts>>
  beforeAll(async () => {
    older = await ownDatabase(inject('postgres'))
    await fillAsOf(older, momentOf(release), today)
    known = await tablesOf(older)
    const still = new Map((await tablesOf(today)).map(({ name, columns }) => [name, columns]))
    stays = known
      .filter(({ name }) => still.has(name) && !WRITTEN_ANEW.has(name))
      .map(({ name, columns }) => ({ name, columns: columns.filter((column) => still.get(name)?.includes(column)) }))
    before = await contentsOf(older, stays)
    first = await starts(older)
  }, 5 * MINUTES)
  afterAll(async () => {
    await endAll()
    await older.drop()
  })

  it('had something of every noun', () => {
    expect(Object.entries(before).filter(([, { rows }]) => rows === 0)).toEqual([])
  })

  it('is brought up to date by the start, and keeps every row as it was', async () => {
    const missing = knownMigrations().filter((moment) => moment > momentOf(release)).length
    expect(first.server.stdout()).toContain(
      missing === 1 ? 'Une migration appliquée.' : `${missing} migrations appliquées.`,
    )
    expect(first.server.stderr()).toBe('')
    expect(await contentsOf(older, stays)).toEqual(before)
  })

  it('has the defaults of today where a column is new', async () => {
    const fresh = (await defaultsOf(older)).filter(({ table, column }) => {
      const then = known.find(({ name }) => name === table)
      return then !== undefined && !then.columns.includes(column) && !FILLED.has(`${table}.${column}`)
    })
    const other: string[] = []
    for (const { table, column, stands } of fresh) {
      const found = await older.pool.query(
        `SELECT 1 FROM "${table}" WHERE "${column}" IS DISTINCT FROM ${stands} LIMIT 1`,
      )
      if (found.rowCount !== 0) other.push(`${table}.${column}`)
    }
    expect(other).toEqual([])
  })

  it('shows what was there, to a visitor and to a member who signs in with her password of then', async () => {
    const read = async <T>(path: string, jwt?: string) => {
      const answer = await fetch(first.url + path, {
        headers: jwt === undefined ? {} : { authorization: `Bearer ${jwt}` },
      })
      expect(answer.status, path).toBe(200)
      return (await answer.json()) as T
    }
    const shares = (await read<Page<ShareView>>('/api/shares')).items
    expect(shares.length).toBeGreaterThan(3)
    const page = await fetch(`${first.url}/shares/${shares[0]?.slug}`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(shares[0]?.author.username ?? '?')])

    const signedIn = await fetch(`${first.url}/api/auth/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: 'camille', password: DEMO_PASSWORD }),
    })
    const { jwt } = (await signedIn.json()) as { jwt: string }
    const talks = (await read<Page<ConversationView>>('/api/conversations?box=inbox', jwt)).items
    expect(talks.length).toBeGreaterThan(0)
    const { messages } = await read<{ messages: MessageView[] }>(`/api/conversations/${talks[0]?.id}/messages`, jwt)
    const { rows } = await older.pool.query<{ text: string }>('SELECT text FROM messages WHERE conversation_id = $1', [
      talks[0]?.id,
    ])
    expect(rows.map(({ text }) => text)).toEqual(expect.arrayContaining(messages.map(({ text }) => text)))
    expect((await read<{ username: string }>('/api/members/ines', jwt)).username).toBe('ines')
  })

  it('has nothing left to bring up to date at the next start; and the release before then refuses it', async () => {
    await endAll()
    const next = await starts(older)
    expect(next.server.stdout()).not.toMatch(/migrations? appliquée/)
    await endAll()
    await older.pool.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of tomorrow', ${Date.now() + MINUTES})`,
    )
    const refused = launch(older, await freePort())
    expect(await refused.ended).toEqual({ code: 1, signal: null })
    expect(refused.stderr()).toMatch(/vient d’une version plus récente de ce programme/)
  })
})
