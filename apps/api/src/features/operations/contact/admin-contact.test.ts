import type { DeskContactMessage, DeskContactRow, DeskList } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { deleteAuditEntries, type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeEach, expect, it } from 'vitest'

const { test, maud, camille } = await setUpTestApp({ personas: ['maud', 'camille'] })

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
  const editor = await test.personas.member('Redactrice', { role: 'editor' })
  const admin = await test.personas.member('Cheffe', { role: 'admin' })
  for (const path of ['', '/waiting', `/${ids[0]}`]) {
    expect((await test.visitor.gets(`/api/desk/contact${path}`)).status).toBe(401)
    for (const person of [camille, editor]) expect((await person.gets(`/api/desk/contact${path}`)).status).toBe(403)
    expect((await admin.gets(`/api/desk/contact${path}`)).status).toBe(200)
  }
  expect((await sets(camille, ids[0] ?? 0, 'closed')).status).toBe(403)
})

it('lists open ones, oldest first, and filters by text, topic or a whole address', async () => {
  expect((await list()).items.map(({ id }) => id)).toEqual(ids)
  expect((await list('?q=JARDIN')).items.map(({ id }) => id)).toEqual([ids[0]])
  expect((await list('?topic=account')).items.map(({ id }) => id)).toEqual([ids[1]])
  expect((await list('?q=passante@exemple.fr')).total).toBe(2)
  expect((await list('?q=@exemple')).total).toBe(0)
})

it('is shown in full, with address and author, and audited', async () => {
  await deleteAuditEntries(test.db)
  const { body } = await maud.gets<DeskContactMessage>(`/api/desk/contact/${ids[1]}`)
  expect(body).toMatchObject({
    text: 'Je n’entre plus.',
    email: 'passante@exemple.fr',
    member: { username: 'camille' },
  })
  expect(await test.db.select().from(tables.auditEntries)).toMatchObject([{ action: 'contact.open', targetId: ids[1] }])
})

it('leaves the queue once it is answered, and can be reopened', async () => {
  const [id = 0] = ids
  expect((await sets(maud, id, 'answered')).body.state).toBe('answered')
  expect((await maud.gets('/api/desk/contact/waiting')).body).toEqual({ count: 1 })
  expect((await list('?state=answered')).items).toMatchObject([{ id }])
  expect((await sets(maud, id, 'new')).body.state).toBe('new')
  expect((await list('?state=any')).total).toBe(2)
})
