import type { DeskList, PageView, SiteSettingRow } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { deleteAuditEntries, mailTo, type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { openSiteSettings } from './public.ts'

let odile: Person
const { test } = await setUpTestApp({
  settings: { legalNotice: { name: 'Les Amies', phone: '01 02' }, canonicalQuery: ['page'] },
})
beforeAll(async () => {
  await test.app.jobs.start()
  odile = await test.personas.member('Odile', { role: 'admin' })
  await test.db.insert(tables.pages).values({
    slug: 'mentions-legales',
    title: 'Mentions',
    body: '{{exploitante}}{{hebergement}}<p>{{contact}}</p>',
    publishedAt: new Date(0),
  })
})
beforeEach(async () => {
  for (const { id } of await settings()) await odile.posts(`/api/desk/settings/${id}/reset`)
  await deleteAuditEntries(test.db)
})

const settings = async () => (await odile.gets<DeskList<SiteSettingRow>>('/api/desk/settings')).body.items
const one = async (key: string) => (await settings()).find((row) => row.key === key) as SiteSettingRow
const sets = async (key: string, value: string, who = odile) =>
  who.puts<SiteSettingRow>(`/api/desk/settings/${(await one(key)).id}`, { value })
const notice = async () => (await test.visitor.gets<PageView>('/api/pages/mentions-legales')).body.body

it('shows the value of the environment until the admin overrides it', async () => {
  expect(await one('operatorName')).toMatchObject({ value: 'Les Amies', fallback: 'Les Amies', overridden: false })
  expect(await one('operatorAddress')).toMatchObject({ value: '', fallback: '', overridden: false })
  const { body } = await sets('operatorName', 'Association des Amies')
  expect(body).toMatchObject({
    value: 'Association des Amies',
    fallback: 'Les Amies',
    overridden: true,
    changedBy: 'Odile',
  })
})

it('a changed value is in the legal notice at once, and removed with the override', async () => {
  await sets('hosting', 'Une machine, 1 rue des Prés')
  await sets('operatorPhone', '')
  expect(await notice()).toContain('Une machine, 1 rue des Prés')
  expect(await notice()).not.toContain('01 02')
  const { id } = await one('operatorPhone')
  const { body } = await odile.posts<SiteSettingRow>(`/api/desk/settings/${id}/reset`)
  expect(body).toMatchObject({ value: '01 02', overridden: false, changedBy: null })
  expect(await notice()).toContain('01 02')
})

it('contact messages go to the address set in the admin', async () => {
  await sets('operatorEmail', 'bonjour@amies.example')
  const altcha = await test.visitor.proof()
  const written = { topic: 'idea', name: 'Une passante', email: 'p@exemple.fr', text: 'Bonjour', altcha }
  expect((await test.visitor.posts('/api/contact', written)).status).toBe(200)
  expect(await mailTo(test, 'bonjour@amies.example', 'contactMessage')).toMatchObject({ text: 'Bonjour' })
  expect(await notice()).toContain('bonjour@amies.example')
})

it('emits an event on change, after the new value can be read', async () => {
  const told: string[] = []
  test.app.events.onCommitted(({ type }) => {
    // Whoever hears of it must already find the new value.
    if (type === 'settings.changed') told.push(test.app.siteSettings().canonicalQuery.join())
  })
  await sets('canonicalQuery', 'page, tri')
  expect(told).toEqual(['page,tri'])
  await sets('canonicalQuery', '')
  expect(test.app.siteSettings().canonicalQuery).toEqual([])
})

it('is loaded at the next start; unknown keys are ignored', async () => {
  await sets('analyticsId', 'G-42')
  await test.db.insert(tables.siteSettings).values({ key: 'futureSetting', value: 'x' })
  const reopened = await openSiteSettings(test.db, test.deps.settings)
  expect(reopened.current()).toMatchObject({ analyticsId: 'G-42', legalNotice: { name: 'Les Amies' } })
})

it.each([
  ['operatorEmail', 'pas une adresse', 'Il faut une adresse e-mail.'],
  ['operatorEmail', '', 'Il faut une adresse e-mail.'],
  ['canonicalQuery', 'page, a b', 'Il faut des noms de paramètres'],
  ['analyticsId', '"><script>', 'Il faut un identifiant'],
  ['operatorPhone', '0'.repeat(41), 'Il faut un numéro de téléphone.'],
])('applies to %s the same validation as the environment: %s', async (key, value, sentence) => {
  const { status, body } = await sets(key, value)
  expect(status).toBe(400)
  const { fields } = (body as unknown as { error: { details: { fields: Record<string, string[]> } } }).error.details
  expect(fields.value?.[0]).toContain(sentence)
  expect((await one(key)).overridden).toBe(false)
})

it('can be changed by administrators only, and every change is audited', async () => {
  const { id } = await one('hosting')
  const roles = ['member', 'moderator', 'editor'] as const
  for (const role of roles) {
    const other = await test.personas.member(`Autre ${role}`, { role })
    expect((await other.gets('/api/desk/settings')).status).toBe(403)
    expect((await other.puts(`/api/desk/settings/${id}`, { value: 'x' })).status).toBe(403)
  }
  expect((await odile.puts('/api/desk/settings/999', { value: 'x' })).status).toBe(404)
  await sets('hosting', 'Ici')
  await odile.posts(`/api/desk/settings/${id}/reset`)
  const entries = await test.db.select().from(tables.auditEntries)
  expect(entries).toMatchObject([
    {
      actorId: odile.id,
      action: 'setting.change',
      target: 'setting',
      detail: { key: 'hosting', value: 'Ici' },
      ipAddress: '127.0.0.1',
    },
    { actorId: odile.id, action: 'setting.reset', detail: { key: 'hosting' } },
  ])
})
