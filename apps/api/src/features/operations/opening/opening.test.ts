import { lastBackupKey, type Opening } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, expect, it } from 'vitest'

const { test } = await setUpTestApp({ settings: { operatorEmail: 'bonjour@demo.test', smtpUrl: undefined } })
const odile = await test.personas.member('Odile', { role: 'admin' })
beforeAll(async () => {
  await test.db.insert(tables.pages).values([
    { slug: 'cgu', title: 'Conditions', body: '<p>…</p>', publishedAt: new Date(0) },
    { slug: 'a-propos', title: 'À propos', body: '<p>…</p>', publishedAt: new Date(0) },
  ])
})

const steps = async () => {
  const { items } = (await odile.gets<Opening>('/api/desk/opening')).body
  return Object.fromEntries(items.map(({ step, done, facts }) => [step, { done, facts }]))
}
const sets = (id: number, value: string) => odile.puts(`/api/desk/settings/${id}`, { value })

it('starts with every item open, and lists what is missing', async () => {
  const { operator, contact, texts, secondFactor, ...others } = await steps()
  expect(operator?.facts).toEqual(['operatorName', 'operatorAddress', 'operatorPhone', 'hosting'])
  expect(contact).toEqual({ done: false, facts: ['bonjour@demo.test'] })
  expect(texts).toEqual({ done: false, facts: ['Conditions'] })
  expect(secondFactor).toEqual({ done: false, facts: ['Odile'] })
  expect(Object.values(others).map(({ done }) => done)).toEqual([false, false, false, false])
})

it('completes step by step as the site is set up', async () => {
  await sets(2, 'Les Amies')
  await sets(3, '1 rue des Prés')
  await sets(4, '01 02')
  await sets(7, 'Ici')
  await sets(1, 'contact@amies.example')
  const [page] = await test.db.select().from(tables.pages)
  await odile.puts(`/api/pages/${page?.id}`, { data: { title: 'Conditions', version: page?.version } })
  await test.personas.changes(odile, { twoFactorEnabled: true })
  await test.personas.camille()
  await test.db.insert(tables.installation).values({ key: lastBackupKey, value: '2026-11-01T10:00:00.000Z' })
  const { operator, contact, texts, secondFactor, invitation, backup } = await steps()
  for (const step of [operator, texts, secondFactor]) expect(step).toEqual({ done: true, facts: [] })
  expect(contact?.done).toBe(true)
  expect(invitation).toEqual({ done: true, facts: ['http://localhost:3000/signup'] })
  expect(backup).toEqual({ done: true, facts: ['2026-11-01T10:00:00.000Z'] })
})

it('is for administrators only', async () => {
  for (const role of ['moderator', 'editor'] as const) {
    const other = await test.personas.member(`Autre${role}`, { role })
    expect((await other.gets('/api/desk/opening')).status).toBe(403)
  }
})
