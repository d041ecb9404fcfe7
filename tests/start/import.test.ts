import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedConnection, tables } from '@consoeurs/database'
import { buildTestApp, plainPhoto, type TestApp } from '@consoeurs/test-support'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endAll, run } from './process.ts'

const fixture = join(import.meta.dirname, '../../apps/api/src/features/operations/imports/fixtures/ancien-site.xml')

let test: TestApp
let folder: string
beforeAll(async () => {
  test = await buildTestApp()
  folder = mkdtempSync(join(tmpdir(), 'un import '))
  await test.personas.member('Odile', { role: 'editor' })
  await test.personas.camille()
  copyFileSync(fixture, join(folder, 'export.xml'))
  mkdirSync(join(folder, 'uploads/2019/05'), { recursive: true })
  await plainPhoto(600, 400).jpeg().toFile(join(folder, 'uploads/2019/05/carafe.jpg'))
})
afterAll(async () => {
  await endAll()
  await test.close()
  rmSync(folder, { recursive: true, force: true })
})

const urlOf = ({ host, port, user, database }: EmbeddedConnection) =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`

/** Runs a command on the database of this test. */
async function runs(command: 'import' | 'export', args: string[]) {
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: urlOf(test.connection),
    MODE: 'demo',
  }
  const done = run(`apps/server/src/${command}.ts`, args, { cwd: folder, env })
  const { code } = await done.ended
  return { code, said: done.stdout().replaceAll('\u202f', ' '), complained: done.stderr().replaceAll('\u202f', ' ') }
}
const wordpress = (...more: string[]) => [
  'wordpress',
  'export.xml',
  '--author',
  'odile',
  '--pictures',
  'uploads',
  ...more,
]
const reports = () => readdirSync(folder).filter((name) => name.endsWith('.json'))

it('says what an import would do, does it, and changes nothing when repeated', async () => {
  const dry = await runs('import', wordpress('--dry-run'))
  expect(dry).toMatchObject({ code: 0, complained: '' })
  expect(dry.said).toContain('Essai : rien n’a été écrit.')
  expect(dry.said).toContain('  Articles : 2 ajouts\n')
  expect(await test.db.$count(tables.articles)).toBe(0)

  const made = await runs('import', wordpress())
  expect(made.said).toContain('Import terminé.\n')
  expect(made.said).toContain('  Images : 1 ajout, 1 hors import\n')
  expect(made.said).toContain(
    '  · ligne 23, L’eau de concombre – code court d’une extension, laissé : [contact-form-7]\n',
  )
  expect(await test.db.$count(tables.articles)).toBe(2)

  expect(await test.db.select().from(tables.auditEntries)).toMatchObject([
    { actorId: null, action: 'content.import', detail: { source: 'ancien.exemple' } },
  ])
  expect((await runs('import', wordpress())).said).toContain('  Articles : 2 sans changement\n')
  expect(await test.db.$count(tables.articles)).toBe(2)
  const path = reports().find((name) => name.startsWith('export.xml.essai-')) ?? ''
  expect(JSON.parse(readFileSync(join(folder, path), 'utf8'))).toMatchObject({
    dryRun: true,
    author: 'odile',
    counts: { articles: { made: 2, unchanged: 0 } },
    unlisted: 0,
  })
})

it('exports what it imported, into an empty folder only', async () => {
  const done = await runs('export', ['content', 'out'])
  expect(done).toMatchObject({ code: 0, complained: '' })
  expect(done.said).toMatch(/\n2 articles, \d+ pages, 2 catégories, 1 mot-clé, 1 image\.\n$/)
  expect(readdirSync(join(folder, 'out')).sort()).toEqual(['content.json', 'content.xml', 'files'])
  expect(await runs('export', ['content', 'out'])).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/n’est pas vide : rien n’y est remplacé/),
  })
})

it('invites the members of another network, whose addresses the report does not repeat', async () => {
  writeFileSync(
    join(folder, 'membres.csv'),
    'email;prénom;mot de passe\nnour@exemple.fr;Nour;secret\npas une adresse;;\n',
  )
  const done = await runs('import', ['members', 'membres.csv', '--network', 'Les amies d’avant'])
  expect(done).toMatchObject({ code: 0, complained: '' })
  expect(done.said).toContain('  Invitations : 1 ajout, 1 hors import\n')
  expect(done.said).toContain('Colonnes laissées : mot de passe.')
  expect(await test.db.select().from(tables.mailedInvitations)).toMatchObject([
    { state: 'waiting', network: 'Les amies d’avant' },
  ])
  const acts = await test.db.select().from(tables.auditEntries).orderBy(tables.auditEntries.id)
  expect(acts.at(-1)).toMatchObject({
    actorId: null,
    action: 'members.invite',
    detail: { network: 'Les amies d’avant', count: 1 },
  })
  const path = reports().find((name) => name.startsWith('membres.csv.import-')) ?? ''
  expect(readFileSync(join(folder, path), 'utf8')).not.toMatch(/nour|secret/i)
})

it.each([
  ['no command', [], /Il y a deux commandes/],
  ['an author who may not write', ['wordpress', 'export.xml', '--author', 'camille'], /pas celui d’une rédactrice/],
  ['nobody to sign', ['wordpress', 'export.xml'], /Il manque --author/],
  ['a missing file', ['wordpress', 'absent.xml', '--author', 'odile'], /n’existe pas/],
  ['a network without a name', ['members', 'membres.csv'], /Il manque --network/],
  [
    'another kind of file',
    ['wordpress', 'membres.csv', '--author', 'odile'],
    /coupé ou abîmé.*\(ligne 1\)\nRien n’a été écrit/,
  ],
])('refuses %s with a sentence', async (_case, args, sentence) => {
  const refused = await runs('import', args)
  expect(refused.code).toBe(1)
  expect(refused.complained).toMatch(sentence)
  expect(refused.complained).not.toMatch(/Erreur inattendue|at .*\.ts/)
})
