import { limits, type TownList, type TownView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, expect, it } from 'vitest'

const { test } = await setUpTestApp()
const admin = await test.personas.member('Renée', { role: 'admin', city: 'Lyon' })
let count = 0

async function member(city: string, traits: object = {}) {
  count += 1
  return test.personas.member(`Lou ${count}`, { city, ...traits })
}

const town = async (slug: string) => (await test.visitor.gets<TownView>(`/api/towns/${slug}`)).body
const list = async () => (await test.visitor.gets<TownList>('/api/towns')).body.items
/** All parts of the site map: a town is in the part of its code. */
async function siteMap(): Promise<string> {
  const index = (await test.visitor.gets<string>('/sitemap.xml')).body
  const parts = [...index.matchAll(/<loc>[^<]*(\/all-sitemap[^<]*)<\/loc>/g)].map(([, path = '']) => path)
  const bodies = await Promise.all(parts.map((path) => test.visitor.gets<string>(path)))
  return bodies.map(({ body }) => body).join('')
}

beforeAll(async () => {
  for (let index = 0; index < limits.townCount - 1; index += 1) await member('Nantes')
})

it('gives no number below the threshold, and is in no list', async () => {
  expect(await town('nantes')).toEqual({ slug: 'nantes', name: 'Nantes', members: null, listed: false })
  expect(await list()).toEqual([])
  expect(await siteMap()).not.toContain('/villes/')
})

it('counts the members that others see and who came lately, and nobody else', async () => {
  const long = new Date(Date.now() - limits.townActive - 1000)
  const away = [
    { user: { pause: 1 } },
    { user: { banned: true } },
    { user: { approval: 'pending' } },
    { user: { emailVerified: false } },
    { user: { lastConnection: long } },
    { profile: { status: 'hidden' } },
    { profile: { status: 'draft' } },
  ]
  for (const traits of away) await member('Nantes', traits)
  expect((await town('nantes')).members).toBeNull()
  await member('Nantes')
  expect(await town('nantes')).toMatchObject({ members: limits.townCount, listed: true })
  expect(await list()).toEqual([{ slug: 'nantes', name: 'Nantes', members: limits.townCount, listed: true }])
  expect(await siteMap()).toContain('/villes/nantes<')
})

it('is listed before, without a number, where the team opened it', async () => {
  expect((await admin.puts('/api/desk/settings/14', { value: '38185' })).status).toBe(200)
  expect(await town('grenoble')).toEqual({ slug: 'grenoble', name: 'Grenoble', members: null, listed: true })
  expect((await list()).map(({ slug, members }) => [slug, members])).toEqual([
    ['nantes', limits.townCount],
    ['grenoble', null],
  ])
  expect(await siteMap()).toContain('/villes/grenoble<')
  expect((await admin.puts('/api/desk/settings/14', { value: 'Grenoble' })).status).toBe(400)
})

it('has one address: the name alone for the largest of a name, with its code for the others', async () => {
  const base = { name: 'Nantes', searchName: 'nantes', zips: ['12345'], latitude: 44, longitude: 2 }
  await test.db.insert(tables.communes).values({ ...base, codeInsee: '12999', population: 12 })
  expect((await town('nantes')).slug).toBe('nantes')
  expect((await town('nantes-44109')).slug).toBe('nantes')
  expect(await town('nantes-12999')).toMatchObject({ slug: 'nantes-12999', members: null })
  for (const unknown of ['nulle-part', 'nantes-99999', 'lyon-2e-arrondissement'])
    expect((await test.visitor.gets(`/api/towns/${unknown}`)).status).toBe(404)
})

it('counts the arrondissements in their city', async () => {
  for (let index = 0; index < limits.townCount; index += 1) await member('Lyon', { user: { codeInsee: '69382' } })
  // The administrator lives in Lyon too.
  expect((await town('lyon')).members).toBe(limits.townCount + 1)
})
