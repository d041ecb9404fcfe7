import type { Page, ShareView, ThemeView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeEach, describe, expect, it } from 'vitest'

const { test, camille, ines, louise } = await setUpTestApp({ personas: ['camille', 'ines', 'louise'] })
const visitor = test.visitor as Person
beforeEach(async () => {
  await test.db.delete(tables.shares)
  await test.db.delete(tables.blocks)
})

const publishes = async (author: Person, body: string, more: object = {}): Promise<ShareView> => {
  const answer = await author.posts<ShareView>('/api/shares', {
    clientId: crypto.randomUUID(),
    kind: 'pensee',
    body,
    ...more,
  })
  expect(answer.status).toBe(200)
  return answer.body
}
const listed = async (reader: Person, theme: string) =>
  (await reader.gets<Page<ShareView>>(`/api/shares?theme=${encodeURIComponent(theme)}`)).body.items.map(
    ({ body }) => body,
  )
const theme = async (reader: Person, name: string) =>
  (await reader.gets<ThemeView>(`/api/themes/${encodeURIComponent(name)}`)).body
const suggested = async (reader: Person, q: string) =>
  (await reader.gets<{ items: ThemeView[] }>(`/api/themes?q=${encodeURIComponent(q)}`)).body.items

describe('a theme', () => {
  it('lists its shares without regard to accents and case, and counts them', async () => {
    await publishes(camille, 'Un carnet. #Écriture')
    await publishes(ines, 'Un poème #ecriture')
    await publishes(ines, 'Autre chose #marche')
    expect(await listed(louise, 'ÉCRITURE')).toEqual(['Un poème #ecriture', 'Un carnet. #Écriture'])
    expect(await theme(louise, 'ecriture')).toMatchObject({ name: 'ecriture', count: 2 })
    expect(await theme(louise, 'inconnu')).toEqual({ name: 'inconnu', label: 'inconnu', count: 0 })
  })

  it('follows an edit and a removal', async () => {
    const { id } = await publishes(camille, 'Un #essai')
    const edited = { version: 1, title: '', body: 'Un #autre', images: [], visibility: 'members' }
    expect((await camille.patches(`/api/shares/${id}`, edited)).status).toBe(200)
    expect(await listed(louise, 'essai')).toEqual([])
    expect(await listed(louise, 'autre')).toEqual(['Un #autre'])
    await camille.deletes(`/api/shares/${id}`)
    expect((await theme(louise, 'autre')).count).toBe(0)
  })

  it('shows visitors public shares only, and nothing that is covered', async () => {
    await publishes(camille, 'Entre nous #secret')
    await publishes(camille, 'Pour toutes #secret', { visibility: 'public' })
    await publishes(camille, 'Couvert #secret', { visibility: 'public', cover: 'Deuil' })
    expect(await listed(visitor, 'secret')).toEqual(['Pour toutes #secret'])
    expect((await theme(visitor, 'secret')).count).toBe(1)
    expect((await theme(louise, 'secret')).count).toBe(3)
  })

  it('counts and suggests only what its list shows', async () => {
    await publishes(camille, 'Un #jardin')
    await publishes(ines, 'Un #jardinage')
    expect((await suggested(louise, 'jard')).map(({ name }) => name)).toEqual(['jardin', 'jardinage'])
    await louise.posts('/api/blocks', { username: 'ines' })
    expect((await suggested(louise, 'JARD')).map(({ name }) => name)).toEqual(['jardin'])
    for (const name of ['jardin', 'jardinage']) {
      expect((await theme(louise, name)).count).toBe((await listed(louise, name)).length)
    }
    expect(await suggested(louise, '%')).toEqual([])
    expect((await visitor.gets('/api/themes?q=jard')).status).toBe(401)
  })
})
