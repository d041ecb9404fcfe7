import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFileStore } from '@consoeurs/api'
import type { ShareView } from '@consoeurs/contract'
import { openDatabase } from '@consoeurs/database'
import type { Person } from '@consoeurs/test-support'
import { InboxFixture } from '@consoeurs/test-support/fixtures/inbox-fixture'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readBackup } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

const script = new URL('../../../../deploy/postgres/partitions.sql', import.meta.url)

let scene: InboxFixture
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'partitions-'))
  scene = await InboxFixture.open()
})
afterAll(async () => {
  await scene.close()
  rmSync(folder, { recursive: true })
})

it('cuts the notifications into partitions: the site goes on, and a backup is restored into one table', async () => {
  const { camille, ines, louise, test } = scene
  const draft = {
    clientId: crypto.randomUUID(),
    kind: 'pensee',
    title: 'Un matin',
    body: 'Bonjour',
    visibility: 'members',
  }
  const share = (await camille.posts<ShareView>('/api/shares', draft)).body
  const reacts = async (person: Person, kind: 'coeur' | null) => {
    await person.puts(`/api/shares/${share.id}/reaction`, { kind })
    await test.settled()
    return (await scene.lines()).map(({ title, read }) => ({ title, read }))
  }
  await reacts(ines, 'coeur')

  await test.pool.query(readFileSync(script, 'utf8'))
  const { rows: parts } = await test.pool.query("SELECT 1 FROM pg_inherits WHERE inhparent = 'notifications'::regclass")
  expect(parts).toHaveLength(16)
  expect(await reacts(louise, 'coeur')).toEqual([
    { title: 'Louise et une autre membre ont réagi à ton partage', read: false },
  ])
  expect(await reacts(ines, null)).toEqual([{ title: 'Louise a réagi à ton partage', read: false }])
  await camille.posts('/api/notifications/read', { read: true, ids: (await scene.lines()).map(({ id }) => id) })
  expect(await reacts(ines, 'coeur')).toEqual([
    { title: 'Inès a réagi à ton partage', read: false },
    { title: 'Louise a réagi à ton partage', read: true },
  ])

  const path = join(folder, 'backup.tar.gz')
  const files = createFileStore({ dataDir: folder })
  const source = { pool: test.pool, db: test.db, close: () => Promise.resolve() }
  await writeBackup({ variant: 'violette', database: source, files, secret: 'x' }, path)
  await test.pool.query('CREATE DATABASE restored TEMPLATE template0')
  const restored = openDatabase({ embedded: { ...test.connection, database: 'restored' } })
  try {
    await readBackup({ variant: 'violette', database: restored, files, keepSecret: () => undefined }, path)
    const kept = 'SELECT * FROM notifications ORDER BY id'
    expect((await restored.pool.query(kept)).rows).toEqual((await test.pool.query(kept)).rows)
    const isOne = "SELECT relkind FROM pg_class WHERE oid = 'notifications'::regclass"
    expect((await restored.pool.query(isOne)).rows).toEqual([{ relkind: 'r' }])
  } finally {
    await restored.close()
    await test.pool.query('DROP DATABASE restored')
  }
})
