import type { MemberProfile } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/testkit'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

let test: TestApp
let camille: Person
let ines: Person

beforeAll(async () => {
  test = await buildTestApp()
  camille = await test.cast.camille()
  ines = await test.cast.ines()
})
afterAll(() => test.close())
afterEach(async () => {
  await test.db.delete(tables.memberNotes)
  await test.db.delete(tables.blocks)
})

const writes = (person: Person, username: string, text: string) => person.puts(`/api/notes/${username}`, { text })
const noteOf = async (person: Person, username: string) =>
  (await person.gets<MemberProfile>(`/api/members/${username}`)).body.note

it('is read by her who wrote it, and by nobody else', async () => {
  expect((await writes(camille, 'ines', '  Rencontrée au marché,\n aime les figues ')).body).toEqual({
    note: 'Rencontrée au marché,\n aime les figues',
  })
  expect(await noteOf(camille, 'ines')).toBe('Rencontrée au marché,\n aime les figues')
  expect(await noteOf(ines, 'ines')).toBe('')
  expect(await noteOf(ines, 'camille')).toBe('')
  expect(await noteOf(await test.cast.louise(), 'ines')).toBe('')
})

it('is replaced, and taken away with its last word', async () => {
  await writes(camille, 'ines', 'Une')
  await writes(camille, 'ines', 'Deux')
  expect(await noteOf(camille, 'ines')).toBe('Deux')
  await writes(camille, 'ines', ' ')
  expect(await noteOf(camille, 'ines')).toBe('')
  expect(await test.db.select().from(tables.memberNotes)).toEqual([])
})

it('is not about herself, nor about whom she cannot see', async () => {
  expect((await writes(camille, 'camille', 'Moi')).status).toBe(400)
  expect((await writes(camille, 'personne', 'Qui ?')).status).toBe(404)
  await ines.posts('/api/blocks', { username: 'camille' })
  expect((await writes(camille, 'ines', 'Encore')).status).toBe(404)
  expect((await writes(camille, 'louise', 'x'.repeat(1001))).status).toBe(400)
})
