import { tables } from '@consoeurs/database'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/test-support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/**
 * Distances asked from enough places draw a woman's own on a map (trilateration). Here they end at her commune: who
 * looks from everywhere, for as long as he likes, tells two of one commune apart by nothing.
 */
let test: TestApp
let looks: Person
let places: { zip: string; codeInsee: string }[]
const clock = { now: new Date() }

/** Of Lyon, which has several postal codes: each says more than the commune. */
const twins = { lea: '69001', zoe: '69003' }
const everywhere = ['?sort=near', '?sort=near&within=10', '?within=25', '?within=50', '?within=100', '?within=250']

beforeAll(async () => {
  test = await buildTestApp({ now: () => clock.now })
  looks = await test.personas.member('Regard')
  const communes = await test.db
    .select({ codeInsee: tables.communes.codeInsee, zips: tables.communes.zips })
    .from(tables.communes)
  places = communes.map(({ codeInsee, zips }) => ({ codeInsee, zip: zips[0] ?? '' }))
})
afterAll(() => test.close())

/** She goes to live there; a day later, for her place changes thrice a day at most. */
async function moves(zip: string, codeInsee: string): Promise<void> {
  clock.now = new Date(clock.now.getTime() + 24 * 3_600_000)
  const { status } = await looks.puts('/api/members/me/place', { kind: 'commune', code: codeInsee, zip })
  expect(status).toBe(200)
}

/** Everything that is said of her anywhere, with her name and numbers put aside. */
async function saidOf(name: string, id: number): Promise<string> {
  const answers: string[] = []
  for (const query of everywhere) {
    const { body } = await looks.gets<{ items: { username: string }[] }>(`/api/members${query}&limit=50`)
    answers.push(JSON.stringify(body.items.find(({ username }) => username === name) ?? null))
  }
  for (const url of [`/api/members/${name}`, `/api/users/${id}`, `/api/search?q=${name}&kind=members`])
    answers.push(JSON.stringify((await looks.gets(url)).body))
  return answers
    .join('\n')
    .replaceAll(new RegExp(name, 'gi'), 'elle')
    .replaceAll(/"(id|cursor|next)":("[^"]*"|\d+)/g, '"$1":0')
    .replaceAll(/"(lastConnection|memberSince|createdAt)":"[^"]*"/g, '"$1":""')
}

describe('seen from every commune', () => {
  it('two members of one commune have the same distance, whatever their postal codes', async () => {
    const seen = new Date()
    const [lea, zoe] = await Promise.all(
      Object.entries(twins).map(([name, zip]) =>
        test.personas.member(name, { city: 'Lyon', user: { zip, lastConnection: seen } }),
      ),
    )
    for (const { zip, codeInsee } of places) {
      await moves(zip, codeInsee)
      const said = await saidOf('lea', lea?.id ?? 0)
      expect(said, `from ${zip}`).toBe(await saidOf('zoe', zoe?.id ?? 0))
      expect(said).not.toMatch(/latitude|longitude|69001|"zip":"\d/)
    }
  })

  it('a member with a hidden distance has the same position in every list', async () => {
    await test.personas.member('Cachée', { city: 'Grenoble', profile: { hideDistance: true } })
    const found = new Set<string>()
    for (const { zip, codeInsee } of places) {
      await moves(zip, codeInsee)
      const lists: boolean[] = []
      for (const query of everywhere) {
        const { body } = await looks.gets<{ items: { username: string; distance: string | null }[] }>(
          `/api/members${query}&limit=50`,
        )
        const her = body.items.find(({ username }) => username === 'cachee')
        expect(her?.distance ?? null).toBeNull()
        lists.push(her !== undefined)
      }
      found.add(JSON.stringify(lists))
    }
    expect([...found]).toHaveLength(1)
  })

  it('coordinates from a client are ignored in favour of the commune’s', async () => {
    const point = { kind: 'commune', code: '69123', zip: '69001', latitude: 45.7612345, longitude: 4.8312345 }
    clock.now = new Date(clock.now.getTime() + 24 * 3_600_000)
    await looks.puts('/api/members/me/place', point)
    const { rows } = await test.pool.query('select latitude, longitude from users where id = $1', [looks.id])
    expect(rows).toEqual([{ latitude: 45.758, longitude: 4.835 }])
  })
})
