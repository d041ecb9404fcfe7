import type { DeskList, Ledger, LedgerEntry } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { deleteAuditEntries, type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeEach, expect, it } from 'vitest'
import { ledgerYears } from './ledger.views.ts'

const { test } = await setUpTestApp({ settings: { legalNotice: { name: 'Les Amies' } } })
const odile: Person = await test.personas.member('Odile', { role: 'admin' })

const desk = '/api/desk/ledger'
const rent = { kind: 'expense', year: 2026, month: null, label: 'Serveur', amountCents: 12_000 } as const
const gift = { kind: 'income', year: 2026, month: 3, label: 'Dons', amountCents: 9_550 } as const
const adds = (entry: object, clientId = crypto.randomUUID(), who = odile) =>
  who.posts<LedgerEntry>(desk, { ...entry, clientId })
const published = async () => (await test.visitor.gets<Ledger>('/api/ledger')).body
const audited = async () =>
  (await test.db.select().from(tables.auditEntries)).map(({ action, target, detail }) => ({ action, target, detail }))

beforeEach(async () => {
  await test.db.delete(tables.ledgerEntries)
  await deleteAuditEntries(test.db)
})

it('says who runs the site, and that nothing is published yet', async () => {
  expect(await published()).toEqual({ operator: 'Les Amies', note: '', supportUrl: null, years: [] })
})

it('publishes the entries by year, with totals, the whole year before its months', async () => {
  await adds(gift)
  await adds(rent)
  await adds({ ...rent, year: 2025, amountCents: 1 })
  const { years } = await published()
  expect(years.map(({ year, incomeCents, expenseCents }) => [year, incomeCents, expenseCents])).toEqual([
    [2026, 9_550, 12_000],
    [2025, 0, 1],
  ])
  expect(years[0]?.entries.map(({ label }) => label)).toEqual(['Serveur', 'Dons'])
})

it('an entry is changed and deleted; every edit is audited with its content', async () => {
  const { body } = await adds(rent)
  const path = `${desk}/${body.id}`
  const dearer = { ...rent, amountCents: 13_000 }
  expect((await odile.puts<LedgerEntry>(path, dearer)).body).toEqual({ id: body.id, ...dearer })
  await odile.puts(path, dearer)
  expect((await odile.deletes(path)).status).toBe(200)
  expect((await odile.deletes(path)).status).toBe(404)
  expect((await odile.puts(path, dearer)).status).toBe(404)
  expect((await published()).years).toEqual([])
  expect(await audited()).toEqual([
    { action: 'ledger.add', target: 'ledger', detail: rent },
    { action: 'ledger.change', target: 'ledger', detail: dearer },
    { action: 'ledger.delete', target: 'ledger', detail: dearer },
  ])
})

it('a repeated form adds one entry', async () => {
  const clientId = crypto.randomUUID()
  const first = await adds(rent, clientId)
  expect((await adds(rent, clientId)).body).toEqual(first.body)
  expect((await adds(gift, clientId)).status).toBe(409)
  expect((await published()).years[0]?.entries).toHaveLength(1)
})

it('is listed, searched, filtered and sorted in the admin', async () => {
  await adds(gift)
  await adds(rent)
  const labels = async (query: string) =>
    (await odile.gets<DeskList<LedgerEntry>>(`${desk}?${query}`)).body.items.map(({ label }) => label)
  expect(await labels('')).toEqual(['Dons', 'Serveur'])
  expect(await labels('sort=amount:desc')).toEqual(['Serveur', 'Dons'])
  expect(await labels('q=sérv')).toEqual(['Serveur'])
  expect(await labels('kind=income')).toEqual(['Dons'])
})

it.each([
  ['amountCents', 0],
  ['amountCents', 12.5],
  ['amountCents', null],
  ['year', 1999],
  ['month', 13],
  ['label', ' '],
  ['kind', 'gift'],
])('refuses %s = %s', async (field, value) => {
  const { status, body } = await adds({ ...rent, [field]: value })
  expect(status).toBe(400)
  const { fields } = (body as unknown as { error: { details: { fields: object } } }).error.details
  expect(Object.keys(fields)).toEqual([field])
})

it('the operator’s sentence and link are shown; the link is https', async () => {
  const sets = (id: number, value: string) => odile.puts(`/api/desk/settings/${id}`, { value })
  for (const url of ['http://dons.example/a', 'javascript:alert(1)', 'dons.example', 'https://']) {
    expect((await sets(16, url)).status).toBe(400)
  }
  await sets(15, 'Tout est payé jusqu’en mars.')
  await sets(16, 'https://dons.example/consoeurs')
  expect(await published()).toMatchObject({
    note: 'Tout est payé jusqu’en mars.',
    supportUrl: 'https://dons.example/consoeurs',
  })
})

it('is edited by administrators only', async () => {
  const { body } = await adds(rent)
  for (const role of ['member', 'moderator', 'editor'] as const) {
    const other = await test.personas.member(`Autre ${role}`, { role })
    expect((await other.gets(desk)).status).toBe(403)
    expect((await adds(gift, crypto.randomUUID(), other)).status).toBe(403)
    expect((await other.puts(`${desk}/${body.id}`, gift)).status).toBe(403)
    expect((await other.deletes(`${desk}/${body.id}`)).status).toBe(403)
  }
})

it('sums income and expense apart', () => {
  const entries = [rent, gift, { ...gift, amountCents: 50 }].map((entry, id) => ({ id, ...entry }))
  expect(ledgerYears(entries)).toMatchObject([{ year: 2026, incomeCents: 9_600, expenseCents: 12_000 }])
  expect(ledgerYears([])).toEqual([])
})
