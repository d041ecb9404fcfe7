import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConversationView, MessageView, Page, ShareView } from '@consoeurs/contract'
import { knownMigrations, migrateDatabase } from '@consoeurs/database'
import {
  migrationsBeforeBaseline,
  recordedMigrations,
  recordMigrations,
  withMigration,
} from '@consoeurs/test-support/migrations'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { CopiedTable } from '../../apps/server/src/backup/tables.ts'
import { DEMO_PASSWORD } from '../../apps/server/src/data/demo-accounts.ts'
import {
  type Contents,
  contentsOf,
  fillAtBaseline,
  fillToday,
  type OwnDatabase,
  ownDatabase,
  tablesOf,
} from './filled-database.ts'
import { endAll, freePort, run } from './process.ts'

const MINUTES = 60_000

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
  return { server, url: `http://localhost:${port}` }
}

/** Tables that every start fills again from the brand and the places. */
const WRITTEN_AT_START = new Set([
  'catalogue_entries',
  'catalogue_groups',
  'faq_entries',
  'filter_words',
  'installation',
  'pages',
])

describe('a database of the last release before the baseline', () => {
  let older: OwnDatabase
  let kept: CopiedTable[]
  let before: Record<string, Contents>
  let first: Awaited<ReturnType<typeof starts>>
  beforeAll(async () => {
    older = await ownDatabase(inject('postgres'))
    await fillAtBaseline(older, today)
    kept = (await tablesOf(older)).filter(({ name }) => !WRITTEN_AT_START.has(name))
    before = await contentsOf(older, kept)
    first = await starts(older)
  }, 5 * MINUTES)
  afterAll(async () => {
    await endAll()
    await older.drop()
  })

  it('has rows of every noun', () => {
    expect(Object.entries(before).filter(([, { rows }]) => rows === 0)).toEqual([])
  })

  it('is adopted at start, with every row unchanged', async () => {
    // Its encrypted columns have values of nobody's key.
    expect(first.server.stderr()).toMatch(/^(La clé du site n’ouvre pas [^\n]+\n)?$/)
    expect(await recordedMigrations(older.pool)).toEqual(knownMigrations())
    expect(await contentsOf(older, kept)).toEqual(before)
  })

  it('shows its content, to a visitor and to a member who signs in with the old password', async () => {
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

  it('has nothing left to migrate at the next start', async () => {
    await endAll()
    const next = await starts(older)
    expect(next.server.stdout()).not.toMatch(/migrations? appliquée/)
    await endAll()
  })

  it('applies the next migration to its rows, after which this release refuses it', async () => {
    const migrations = withMigration(`ALTER TABLE "users" ADD COLUMN "moon" text DEFAULT 'new' NOT NULL;`)
    try {
      const served = await contentsOf(older, kept)
      expect(await migrateDatabase(older.pool, { folder: migrations })).toEqual({ applied: 1 })
      expect(await contentsOf(older, kept)).toEqual(served)
      const { rows } = await older.pool.query('SELECT DISTINCT moon FROM users')
      expect(rows).toEqual([{ moon: 'new' }])
    } finally {
      rmSync(migrations, { recursive: true })
    }
    const refused = launch(older, await freePort())
    expect(await refused.ended).toEqual({ code: 1, signal: null })
    expect(refused.stderr()).toMatch(/vient d’une version plus récente de ce programme/)
  })
})

it('refuses a database that lacks a migration from before the baseline, unchanged', async () => {
  const migrations = migrationsBeforeBaseline.slice(0, -1)
  await recordMigrations(today.pool, migrations)
  const tables = await tablesOf(today)
  const before = await contentsOf(today, tables)
  const refused = launch(today, await freePort())
  expect(await refused.ended).toEqual({ code: 1, signal: null })
  expect(refused.stderr()).toMatch(/vient d’une version trop ancienne de ce programme/)
  expect(await recordedMigrations(today.pool)).toEqual(migrations)
  expect(await contentsOf(today, tables)).toEqual(before)
})
