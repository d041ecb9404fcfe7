import type { DeskContactMessage, DeskContactRow, DeskList } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, forgetActs, type Person, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let test: TestApp
let maud: Person
let camille: Person
beforeAll(async () => {
  test = await buildTestApp()
  maud = await test.cast.maud()
  camille = await test.cast.camille()
})
afterAll(() => test.close())

let ids: number[]
beforeEach(async () => {
  await test.db.delete(tables.contactMessages)
  const written = { name: 'Une passante', email: 'passante@exemple.fr', topic: 'idea' }
  const rows = await test.db
    .insert(tables.contactMessages)
    .values([
      { ...written, text: 'Bonjour, une idée de jardin.', createdAt: new Date('2026-11-01T10:00:00Z') },
      {
        ...written,
        topic: 'account',
        text: 'Je n’entre plus.',
        userId: camille.id,
        createdAt: new Date('2026-11-02T10:00:00Z'),
      },
    ])
    .returning({ id: tables.contactMessages.id })
  ids = rows.map(({ id }) => id)
})

const list = async (query = '') => (await maud.gets<DeskList<DeskContactRow>>(`/api/desk/contact${query}`)).body
const sets = (person: Person, id: number, state: string) =>
  person.posts<DeskContactMessage>(`/api/desk/contact/${id}/state`, { state })

it('is for moderators and administrators', async () => {
  const editor = await test.cast.member('Redactrice', { role: 'editor' })
  const admin = await test.cast.member('Cheffe', { role: 'admin' })
  for (const path of ['', '/waiting', `/${ids[0]}`]) {
    expect((await test.visitor.gets(`/api/desk/contact${path}`)).status).toBe(401)
    for (const person of [camille, editor]) expect((await person.gets(`/api/desk/contact${path}`)).status).toBe(403)
    expect((await admin.gets(`/api/desk/contact${path}`)).status).toBe(200)
  }
  expect((await sets(camille, ids[0] ?? 0, 'closed')).status).toBe(403)
})

it('has what waits, the oldest first, and finds by words, topic or a whole address', async () => {
  expect((await list()).items.map(({ id }) => id)).toEqual(ids)
  expect((await list('?q=JARDIN')).items.map(({ id }) => id)).toEqual([ids[0]])
  expect((await list('?topic=account')).items.map(({ id }) => id)).toEqual([ids[1]])
  expect((await list('?q=passante@exemple.fr')).total).toBe(2)
  expect((await list('?q=@exemple')).total).toBe(0)
})

it('is opened whole, with the address to answer and who wrote it, on record', async () => {
  await forgetActs(test.db)
  const { body } = await maud.gets<DeskContactMessage>(`/api/desk/contact/${ids[1]}`)
  expect(body).toMatchObject({
    text: 'Je n’entre plus.',
    email: 'passante@exemple.fr',
    member: { username: 'camille' },
  })
  expect(await test.db.select().from(tables.auditEntries)).toMatchObject([{ action: 'contact.open', targetId: ids[1] }])
})

it('leaves the queue once it is answered, and can come back', async () => {
  const [id = 0] = ids
  expect((await sets(maud, id, 'answered')).body.state).toBe('answered')
  expect((await maud.gets('/api/desk/contact/waiting')).body).toEqual({ count: 1 })
  expect((await list('?state=answered')).items).toMatchObject([{ id }])
  expect((await sets(maud, id, 'new')).body.state).toBe('new')
  expect((await list('?state=any')).total).toBe(2)
})
