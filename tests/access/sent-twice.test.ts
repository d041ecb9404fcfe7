import { tables } from '@consoeurs/database'
import { codeOf } from '@consoeurs/test-support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DeskScene } from './desk.scene.ts'
import { routeTable } from './route-table.ts'

/** Calls of staff that are no GET, as the table of routes has them. */
const ofStaff = routeTable.flatMap((row) => {
  const [method = '', url = '', access = ''] = row.split(' ')
  return method !== 'GET' && ['moderator', 'editor', 'admin'].includes(access) ? [`${method} ${url}`] : []
})

/** They read: what they show is too long for an address. */
const previews = ['POST /api/articles/preview', 'POST /api/pages/preview']
const writes = ofStaff.filter((route) => !previews.includes(route))

let scene: DeskScene
beforeAll(async () => {
  scene = await DeskScene.open()
})
afterAll(() => scene.test.close())

/** What every table says: what is done twice leaves a second trace somewhere. */
async function everything(): Promise<Record<string, string>> {
  await scene.test.settled()
  const { rows } = await scene.test.pool.query<{ name: string; says: string }>(
    `SELECT table_name AS name, (xpath('//c/text()', query_to_xml(
       format('SELECT count(*) || '' '' || md5(string_agg(t::text, chr(10) ORDER BY t::text)) AS c FROM %I t', table_name),
       false, true, '')))[1]::text AS says
     FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  return Object.fromEntries(rows.map(({ name, says }) => [name, says]))
}

const idOf = (body: unknown) => {
  const { id, data } = body as { id?: number; data?: { id: number } }
  return id ?? data?.id
}

describe('a repeated write in the admin', () => {
  it('covers every route: a new one needs an entry in the fixture', () => {
    expect(Object.keys(scene.writes).sort()).toEqual(ofStaff.sort())
  })

  it.each(writes)('%s is done once', async (route) => {
    const [method = ''] = route.split(' ')
    const { path, body, again = 200, settles } = await scene.writeOf(route)
    const sends = () => scene.admin.asks<{ id: number }>(method as 'POST', path, body)
    const before = await everything()
    const first = await sends()
    expect([first.status, first.body]).toEqual([200, expect.anything()])
    await settles?.()
    const once = await everything()
    expect(once, 'the first sending left a trace').not.toEqual(before)
    const second = await sends()
    expect(second.status).toBe(again)
    if (again === 200) expect(idOf(second.body)).toBe(idOf(first.body))
    expect(await everything()).toEqual(once)
  })

  it.each([
    ['POST /api/desk/users/:id/sanction', tables.sanctions],
    ['POST /api/desk/reports/:id/decide', tables.sanctions],
    ['POST /api/articles', tables.articles],
  ])('%s is done once by concurrent calls', async (route, table) => {
    const { path, body } = await scene.writeOf(route)
    const before = await scene.test.db.$count(table)
    const answers = await Promise.all([scene.admin.posts(path, body), scene.admin.posts(path, body)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await scene.test.db.$count(table)).toBe(before + 1)
  })

  it.each([
    ['POST /api/desk/users/:id/sanction', { kind: 'warning', until: undefined }],
    ['POST /api/desk/reports/:id/note', { text: 'Vu avec Odile.' }],
    ['POST /api/desk/announcements', { text: 'Le site est de retour.' }],
  ])('%s with other content is refused, and changes nothing', async (route, otherwise) => {
    const { path, body } = await scene.writeOf(route)
    await scene.admin.posts(path, body)
    const once = await everything()
    expect(codeOf(await scene.admin.posts(path, { ...body, ...otherwise }))).toBe('WRITTEN_OTHERWISE')
    expect(await everything()).toEqual(once)
  })

  it('with other content updates the same entry, if it can be changed', async () => {
    const { path, body } = await scene.writeOf('POST /api/articles')
    const { data } = body as { data: object }
    const { body: first } = await scene.admin.posts(path, body)
    const count = await scene.test.db.$count(tables.articles)
    const { body: second } = await scene.admin.posts(path, { data: { ...data, title: 'Une fois' } })
    expect(second).toMatchObject({ data: { id: idOf(first), attributes: { title: 'Une fois', version: 2 } } })
    expect(await scene.test.db.$count(tables.articles)).toBe(count)
    const founding = await scene.writeOf('POST /api/desk/communities')
    const { body: founded } = await scene.admin.posts(founding.path, founding.body)
    const again = await scene.admin.posts(founding.path, { ...founding.body, tagline: 'Ici, on jardine' })
    expect(again.body).toMatchObject({ id: idOf(founded), tagline: 'Ici, on jardine' })
  })

  it('is scoped to its sender: the same id from another member is another write', async () => {
    const maud = await scene.test.personas.maud()
    const { path, body } = await scene.writeOf('POST /api/desk/users/:id/note')
    const before = await scene.test.db.$count(tables.staffNotes)
    for (const person of [scene.admin, maud]) expect((await person.posts(path, body)).status).toBe(200)
    expect(await scene.test.db.$count(tables.staffNotes)).toBe(before + 2)
  })
})
