import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedConnection, openDatabase, tables } from '@consoeurs/database'
import { buildTestApp, deleteAuditEntries, type TestApp } from '@consoeurs/test-support'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { endAll, run } from './process.ts'

const PASSWORD = 'trois mots bien curieux 27'

let test: TestApp
let folder: string
beforeAll(async () => {
  test = await buildTestApp()
  folder = mkdtempSync(join(tmpdir(), 'première administratrice '))
})
beforeEach(async () => {
  await deleteAuditEntries(test.db)
  await test.db.delete(tables.users)
})
afterAll(async () => {
  await endAll()
  await test.close()
  rmSync(folder, { recursive: true, force: true })
})

const urlOf = ({ host, port, user, database }: EmbeddedConnection) =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`

interface Place {
  connection?: EmbeddedConnection
  mode?: 'demo' | 'production'
}

/** Runs the command on the database of this test, with what is piped into it. */
async function admin(args: string[], input = '', { connection = test.connection, mode = 'production' }: Place = {}) {
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    DATA_DIR: join(folder, mode),
    DATABASE_URL: urlOf(connection),
    MODE: mode,
    ...(mode === 'production' && { PUBLIC_URL: 'https://exemple.fr' }),
  }
  const done = run('apps/server/src/admin.ts', args, { cwd: folder, env })
  done.child.stdin?.end(input)
  const { code } = await done.ended
  return { code, said: done.stdout(), complained: done.stderr() }
}

const odile = ['--email', 'Odile@exemple.fr', '--name', 'Odile Prévert', '--birthdate', '1980-05-01']
const creates = (args: string[], input = `${PASSWORD}\n`, place?: Place) => admin(['create', ...args], input, place)

const roleOf = async (pool: pg.Pool, username: string): Promise<string | undefined> =>
  (await pool.query('SELECT role_user AS role FROM users WHERE username = $1', [username])).rows[0]?.role

it('creates a confirmed account that can sign in, and audits it', async () => {
  const made = await creates([...odile, '--username', 'odile'])
  expect(made).toMatchObject({ code: 0, complained: '' })
  expect(made.said).toMatch(/Compte créé\s: Odile Prévert \(odile\), administratrice/)
  expect(made.said).toMatch(/validation en deux étapes\s: https:\/\/exemple\.fr\/settings\/securite/)
  const signedIn = await test.visitor.posts('/api/auth/local', { identifier: 'odile@exemple.fr', password: PASSWORD })
  expect(signedIn).toMatchObject({ status: 200, body: { user: { username: 'odile', confirmed: true } } })
  expect(await roleOf(test.pool, 'odile')).toBe('admin')
  const [entry] = await test.db.select().from(tables.auditEntries)
  expect(entry).toMatchObject({ actorId: null, action: 'account.open', target: 'member', ipAddress: null })
  expect(JSON.stringify(entry)).not.toContain(PASSWORD)
})

it.each([
  [
    'an argument that shows the password',
    [...odile, '--username', 'odile', '--password=x'],
    /Le mot de passe ne s’écrit pas/,
  ],
  ['a missing answer without a terminal', odile, /Il manque --username/],
  ['a reserved name', [...odile, '--username', 'admin'], /Ce nom est réservé/],
  [
    'half an address',
    [...odile, '--email', 'odile@', '--username', 'odile'],
    /--email\s: Cette adresse n’est pas complète/,
  ],
  ['a girl', [...odile, '--birthdate', '2015-01-01', '--username', 'odile'], /18 ans/],
  ['words that it does not know', ['--nom', 'Odile'], /Il y a trois commandes/],
])('refuses %s with a message, and creates nothing', async (_case, args, sentence) => {
  const refused = await creates(args)
  expect(refused.code).toBe(1)
  expect(refused.complained).toMatch(sentence)
  expect(refused.complained).not.toMatch(/Erreur inattendue|at .*\.ts/)
  expect(await test.db.$count(tables.users)).toBe(0)
})

it.each([
  ['a short one', 'court\n', /au moins 12 caractères/],
  ['one that is guessed at once', 'motdepasse12\n', /trop facile à deviner/],
  ['none', '', /au moins 12 caractères/],
])('applies the password rules of sign-up: %s', async (_case, input, sentence) => {
  const refused = await creates([...odile, '--username', 'odile'], input)
  expect(refused).toMatchObject({ code: 1, complained: expect.stringMatching(sentence) })
  expect(await test.db.$count(tables.users)).toBe(0)
})

it('creates no second account for an address, and explains how to give the role', async () => {
  await test.personas.member('Odile', { user: { email: 'odile@exemple.fr' } })
  const refused = await creates([...odile, '--username', 'odile-2'], undefined, { mode: 'demo' })
  expect(refused).toMatchObject({ code: 1, complained: expect.stringMatching(/npm run admin -- role/) })
})

it('changes a role, but never removes the last administrator', async () => {
  await test.personas.member('Odile', { role: 'admin' })
  await test.personas.camille()
  const refused = await admin(['role', 'odile', 'member'])
  expect(refused).toMatchObject({ code: 1, complained: expect.stringMatching(/dernière administratrice/) })
  const changed = await admin(['role', 'camille', 'admin'])
  expect(changed).toMatchObject({ code: 0, said: expect.stringMatching(/Camille \(camille\) est maintenant admin/) })
  expect(changed.said).toMatch(/validation en deux étapes/)
  expect(await admin(['role', 'odile', 'member'])).toMatchObject({ code: 0 })
  expect(await roleOf(test.pool, 'odile')).toBe('member')
  expect(await test.db.select().from(tables.auditEntries)).toMatchObject([
    { action: 'role.change', detail: { username: 'camille', before: 'member', after: 'admin' } },
    { action: 'role.change', detail: { username: 'odile', before: 'admin', after: 'member' } },
  ])
  expect(await admin(['role', 'personne', 'admin'])).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/Personne ne s’appelle/),
  })
})

it('requests the removal of a lost second factor, done after three days', async () => {
  await test.personas.member('Odile', { user: { twoFactorEnabled: true } })
  await test.personas.member('Camille')
  const asked = await admin(['second-factor', 'ask', 'odile'])
  expect(asked).toMatchObject({ code: 0, said: expect.stringMatching(/Odile \(odile\) est prévenue.* 72 heures/) })
  const [act] = await test.db.select().from(tables.auditEntries)
  expect(act).toMatchObject({ actorId: null, action: 'second-factor.ask', target: 'member' })
  for (const [words, sentence] of [
    [['remove', 'odile'], /trois jours pleins/],
    [['ask', 'camille'], /n’a pas la validation en deux étapes/],
    [['ask', 'personne'], /Personne ne s’appelle/],
    [['odile'], /Il y a trois commandes/],
  ] as const) {
    const refused = await admin(['second-factor', ...words])
    expect(refused).toMatchObject({ code: 1, complained: expect.stringMatching(sentence) })
  }
})

it('works before the first start, on an empty database', async () => {
  const connection = { ...test.connection, database: `first_${crypto.randomUUID().replaceAll('-', '')}` }
  const server = new pg.Client({ ...test.connection, database: 'postgres' })
  await server.connect()
  await server.query(`CREATE DATABASE ${connection.database}`)
  const opened = openDatabase({ embedded: connection })
  try {
    expect(await creates([...odile, '--username', 'odile'], undefined, { connection })).toMatchObject({ code: 0 })
    expect(await roleOf(opened.pool, 'odile')).toBe('admin')
  } finally {
    await opened.close()
    await server.query(`DROP DATABASE ${connection.database} WITH (FORCE)`)
    await server.end()
  }
})
