import type { MemberProfile } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { expect, it } from 'vitest'

const { test, camille, ines } = await setUpTestApp({
  personas: ['camille', 'ines'],
  clears: [tables.memberNotes, tables.blocks],
})

const writes = (person: Person, username: string, text: string) => person.puts(`/api/notes/${username}`, { text })
const noteOf = async (person: Person, username: string) =>
  (await person.gets<MemberProfile>(`/api/members/${username}`)).body.note

it('is readable by its author only', async () => {
  expect((await writes(camille, 'ines', '  Rencontrée au marché,\n aime les figues ')).body).toEqual({
    note: 'Rencontrée au marché,\n aime les figues',
  })
  expect(await noteOf(camille, 'ines')).toBe('Rencontrée au marché,\n aime les figues')
  expect(await noteOf(ines, 'ines')).toBe('')
  expect(await noteOf(ines, 'camille')).toBe('')
  expect(await noteOf(await test.personas.louise(), 'ines')).toBe('')
})

it('is replaced, and deleted when emptied', async () => {
  await writes(camille, 'ines', 'Une')
  await writes(camille, 'ines', 'Deux')
  expect(await noteOf(camille, 'ines')).toBe('Deux')
  await writes(camille, 'ines', ' ')
  expect(await noteOf(camille, 'ines')).toBe('')
  expect(await test.db.select().from(tables.memberNotes)).toEqual([])
})

it('cannot be about oneself, or about a member who is not visible', async () => {
  expect((await writes(camille, 'camille', 'Moi')).status).toBe(400)
  expect((await writes(camille, 'personne', 'Qui ?')).status).toBe(404)
  await ines.posts('/api/blocks', { username: 'camille' })
  expect((await writes(camille, 'ines', 'Encore')).status).toBe(404)
  expect((await writes(camille, 'louise', 'x'.repeat(1001))).status).toBe(400)
})
