import { catalogueOf } from '@consoeurs/brand'
import type { CatalogueGroups, CatalogueRecord, DeskList } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { seedCatalogue } from '@consoeurs/database/seed'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, expect, it } from 'vitest'

const { test } = await setUpTestApp()
const editor = await test.personas.member('Odile', { role: 'editor' })
const camille = await test.personas.camille()
const ines = await test.personas.ines()
beforeAll(async () => {
  await seedCatalogue(test.db, catalogueOf(test.deps.brand))
})

const desk = '/api/desk/catalogue'
const list = async (query = '') => (await editor.gets<DeskList<CatalogueRecord>>(`${desk}${query}`)).body
const entry = async (section: string, value: string) => {
  const { items } = await list(`?section=${section}&pageSize=100`)
  const found = items.find((known) => known.value === value)
  if (found === undefined) throw new Error(`the catalogue has no ${section}.${value}`)
  return found
}
const labels = async (person: Person) =>
  (await person.gets<CatalogueGroups>('/api/notifications/catalogue')).body.groups
const hers = async (person: Person, id: string) => {
  type UserData = { data: { attributes: { notifications: { id: string; inApp: boolean; push: boolean }[] } } }
  const { data } = (await person.gets<UserData>(`/api/user-datas/${person.id}`)).body
  return data.attributes.notifications.find((known) => known.id === id)
}

it('is for editors: moderators, members and visitors are refused', async () => {
  const moderator = await test.personas.member('Maud', { role: 'moderator' })
  const { id } = await entry('profil', 'visite')
  for (const [person, status] of [
    [test.visitor, 401],
    [camille, 403],
    [moderator, 403],
  ] as const) {
    expect((await person.gets(desk)).status).toBe(status)
    expect((await person.puts(`${desk}/${id}`, { label: 'Passages' })).status).toBe(status)
  }
})

it('lists every entry in the order of the settings', async () => {
  const { items, total } = await list('?pageSize=100')
  const served = await labels(camille)
  expect(items.map(({ section, value }) => `${section}.${value}`)).toEqual(
    served.flatMap(({ section, entries }) => entries.map(({ value }) => `${section}.${value}`)),
  )
  expect(total).toBe(items.length)
})

it('an editor’s labels and defaults apply at once; members’ choices stay', async () => {
  const visit = await entry('profil', 'visite')
  await ines.puts(`/api/user-datas/${ines.id}`, {
    data: { notifications: [{ id: 'profil.visite', inApp: true, push: false }] },
  })
  const change = { label: 'Un passage', sectionLabel: 'Ton profil', inApp: false, push: true }
  expect((await editor.puts(`${desk}/${visit.id}`, change)).body).toMatchObject({ id: visit.id, ...change })
  const profile = (await labels(camille)).find(({ section }) => section === 'profil')
  expect(profile?.label).toBe('Ton profil')
  expect(profile?.entries.find(({ value }) => value === 'visite')?.label).toBe('Un passage')
  expect(await hers(camille, 'profil.visite')).toMatchObject({ inApp: false, push: true })
  expect(await hers(ines, 'profil.visite')).toMatchObject({ inApp: true, push: false })
  await seedCatalogue(test.db, catalogueOf(test.deps.brand))
  expect(await entry('profil', 'visite')).toMatchObject(change)
})

it('never disables a mandatory notification, and refuses an empty label', async () => {
  const safety = await entry('compte', 'securite')
  expect((await editor.puts(`${desk}/${safety.id}`, { push: false })).status).toBe(400)
  expect((await editor.puts(`${desk}/${safety.id}`, { label: ' ' })).status).toBe(400)
  expect((await editor.puts(`${desk}/${safety.id}`, { value: 'autre' })).status).toBe(400)
  expect((await editor.puts(`${desk}/${safety.id}`, { label: 'La sécurité' })).status).toBe(200)
  expect((await editor.puts(`${desk}/999999`, { label: 'Rien' })).status).toBe(404)
})

it('is written to the audit log', async () => {
  const [first] = await test.db.select().from(tables.auditEntries)
  expect(first).toMatchObject({ actorId: editor.id, action: 'catalogue.edit' })
  expect(first?.detail).toMatchObject({ entry: 'profil.visite', label: 'Un passage' })
})
