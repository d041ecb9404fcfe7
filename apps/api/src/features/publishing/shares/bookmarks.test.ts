import type { Page, ShareView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { describe, expect, it } from 'vitest'

const { test, camille, ines, louise } = await setUpTestApp({ personas: ['camille', 'ines', 'louise'] })

const publishes = async (author: Person, body: string) =>
  (await author.posts<ShareView>('/api/shares', { clientId: crypto.randomUUID(), kind: 'pensee', body })).body

describe('bookmarking a share', () => {
  const kept = async (person: Person) =>
    (await person.gets<Page<ShareView>>('/api/shares?scope=kept')).body.items.map(({ id }) => id)

  it('lists it to its owner only, newest share first, until it is removed', async () => {
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

  it('hides one that is no longer visible, and can still remove it', async () => {
    const share = await publishes(camille, 'Avant le blocage')
    await ines.puts(`/api/shares/${share.id}/kept`, { kept: true })
    await test.personas.blocks(camille, ines)
    expect(await kept(ines)).not.toContain(share.id)
    expect((await ines.puts(`/api/shares/${share.id}/kept`, { kept: true })).status).toBe(404)
    expect((await ines.puts(`/api/shares/${share.id}/kept`, { kept: false })).status).toBe(200)
    await test.db.delete(tables.blocks)
    expect(await kept(ines)).not.toContain(share.id)
  })
})
