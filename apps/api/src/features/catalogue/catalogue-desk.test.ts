import { catalogueOf } from '@consoeurs/brand'
import type { CatalogueGroup, CatalogueRecord, DeskList } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { seedCatalogue } from '@consoeurs/database/seed'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'

let test: TestApp
let editor: Person
let camille: Person
let ines: Person
beforeAll(async () => {
  test = await buildTestApp()
  editor = await test.cast.member('Odile', { role: 'editor' })
  camille = await test.cast.camille()
  ines = await test.cast.ines()
  await seedCatalogue(test.db, catalogueOf(test.deps.brand))
})
afterAll(() => test.close())

const desk = '/api/desk/catalogue'
const list = async (query = '') => (await editor.gets<DeskList<CatalogueRecord>>(`${desk}${query}`)).body
const entry = async (section: string, value: string) => {
  const { items } = await list(`?section=${section}&pageSize=100`)
  const found = items.find((known) => known.value === value)
  if (found === undefined) throw new Error(`the catalogue has no ${section}.${value}`)
  return found
}
const labels = async (person: Person) => {
  const { data } = (await person.gets<{ data: { attributes: CatalogueGroup }[] }>('/api/notification')).body
  return data.map(({ attributes }) => attributes)
}
const hers = async (person: Person, id: string) => {
  type UserData = { data: { attributes: { notifications: { id: string; inApp: boolean; push: boolean }[] } } }
  const { data } = (await person.gets<UserData>(`/api/user-datas/${person.id}`)).body
  return data.attributes.notifications.find((known) => known.id === id)
}

it('is for editors: moderators, members and visitors are refused', async () => {
  const moderator = await test.cast.member('Maud', { role: 'moderator' })
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

it('lists every entry in the order of her settings', async () => {
  const { items, total } = await list('?pageSize=100')
  const served = await labels(camille)
  expect(items.map(({ section, value }) => `${section}.${value}`)).toEqual(
    served.flatMap(({ section, entries }) => entries.map(({ value }) => `${section}.${value}`)),
  )
  expect(total).toBe(items.length)
})

it('an editor’s words and defaults are there at once; what a member chose stays hers', async () => {
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

it('never silences what is always told, and refuses an empty label', async () => {
  const safety = await entry('compte', 'securite')
  expect((await editor.puts(`${desk}/${safety.id}`, { push: false })).status).toBe(400)
  expect((await editor.puts(`${desk}/${safety.id}`, { label: ' ' })).status).toBe(400)
  expect((await editor.puts(`${desk}/${safety.id}`, { value: 'autre' })).status).toBe(400)
  expect((await editor.puts(`${desk}/${safety.id}`, { label: 'La sécurité' })).status).toBe(200)
  expect((await editor.puts(`${desk}/999999`, { label: 'Rien' })).status).toBe(404)
})

it('is on record', async () => {
  const [first] = await test.db.select().from(tables.auditEntries)
  expect(first).toMatchObject({ actorId: editor.id, action: 'catalogue.edit' })
  expect(first?.detail).toMatchObject({ entry: 'profil.visite', label: 'Un passage' })
})
