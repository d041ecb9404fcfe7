import type { Page, ShareView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let test: TestApp
let camille: Person
let ines: Person
let louise: Person
beforeAll(async () => {
  test = await buildTestApp()
  camille = await test.cast.camille()
  ines = await test.cast.ines()
  louise = await test.cast.louise()
})
afterAll(() => test.close())

const publishes = async (author: Person, body: string) =>
  (await author.posts<ShareView>('/api/shares', { clientId: crypto.randomUUID(), kind: 'pensee', body })).body

describe('keeping a share', () => {
  const kept = async (person: Person) =>
    (await person.gets<Page<ShareView>>('/api/shares?scope=kept')).body.items.map(({ id }) => id)

  it('lists it to her alone, newest share first, until she lets it go', async () => {
    const [older, newer] = [await publishes(camille, 'La première'), await publishes(camille, 'La seconde')]
    expect((await test.visitor.puts(`/api/shares/${older.id}/kept`, { kept: true })).status).toBe(401)
    for (const { id } of [newer, older, older]) {
      expect((await ines.puts(`/api/shares/${id}/kept`, { kept: true })).body).toEqual({ kept: true })
    }
    expect(await kept(ines)).toEqual([newer.id, older.id])
    expect(await kept(louise)).toEqual([])
    expect((await ines.gets<ShareView>(`/api/shares/${older.id}`)).body.kept).toBe(true)
    expect((await louise.gets<ShareView>(`/api/shares/${older.id}`)).body.kept).toBe(false)
    expect((await ines.puts(`/api/shares/${older.id}/kept`, { kept: false })).body).toEqual({ kept: false })
    expect(await kept(ines)).toEqual([newer.id])
    expect((await test.visitor.gets('/api/shares?scope=kept')).status).toBe(401)
  })

  it('shows none that she cannot see any more, and lets go of one all the same', async () => {
    const share = await publishes(camille, 'Avant le blocage')
    await ines.puts(`/api/shares/${share.id}/kept`, { kept: true })
    await test.cast.blocks(camille, ines)
    expect(await kept(ines)).not.toContain(share.id)
    expect((await ines.puts(`/api/shares/${share.id}/kept`, { kept: true })).status).toBe(404)
    expect((await ines.puts(`/api/shares/${share.id}/kept`, { kept: false })).status).toBe(200)
    await test.db.delete(tables.blocks)
    expect(await kept(ines)).not.toContain(share.id)
  })
})
