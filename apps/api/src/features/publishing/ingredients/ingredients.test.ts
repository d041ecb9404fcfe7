import type { Entries, Vocabulary } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { seedIngredients } from '@consoeurs/database/seed'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let test: TestApp
let editor: Person
let member: Person

interface Attributes {
  slug: string
  singular: string
  allergens: string[]
}
interface IngredientAnswer {
  data: { id: number; attributes: Attributes }
}

beforeAll(async () => {
  test = await buildTestApp({ brand: 'seve' })
  await seedIngredients(test.db)
  editor = await test.personas.member('Odile', { role: 'editor' })
  member = await test.personas.camille()
})
afterAll(() => test.close())

const find = async (q: string) => {
  const { status, body } = await test.visitor.gets<Entries<Attributes>>(`/api/ingredients?_q=${encodeURIComponent(q)}`)
  expect(status, q).toBe(200)
  return body.data.map(({ attributes }) => attributes.slug)
}
const idOf = async (slug: string) => {
  const [row] = await test.db.select().from(tables.ingredients).where(eq(tables.ingredients.slug, slug))
  return row?.id ?? 0
}
const leek = {
  singular: 'poireau perpétuel',
  plural: 'poireaux perpétuels',
  gender: 'm',
  family: 'bulb',
  aisle: 'produce',
}

describe('a search', () => {
  it.each([
    ['epin', 'epinard'],
    ['ÉPINARDS', 'epinard'],
    ['oign', 'oignon'],
    ['tahin', 'puree-de-sesame'],
    ['cajou', 'noix-de-cajou'],
    ['oeu', 'oeuf'],
  ])('« %s » finds %s', async (q, slug) => {
    expect((await find(q)).slice(0, 3)).toContain(slug)
  })

  it('finds nothing for what is no name', async () => {
    expect(await find('zzz')).toEqual([])
    expect(await find('%')).toEqual([])
  })

  it('comes in pages', async () => {
    const { body } = await test.visitor.gets<Entries<Attributes>>('/api/ingredients?pagination[pageSize]=10')
    expect(body.data).toHaveLength(10)
    expect(body.meta.pagination.total).toBeGreaterThan(250)
  })
})

it('gives all names at once, for the parser', async () => {
  const { body } = await test.visitor.gets<Vocabulary>('/api/ingredients/vocabulary')
  expect(body.ingredients.find(({ slug }) => slug === 'cebette')).toEqual({
    ...{ slug: 'cebette', singular: 'cébette', plural: 'cébettes' },
    aliases: expect.arrayContaining([{ singular: 'oignon nouveau', plural: 'oignons nouveaux' }]),
  })
})

describe('the editors', () => {
  it('alone may write', async () => {
    expect((await member.posts('/api/ingredients', { data: leek })).status).toBe(403)
    expect((await test.visitor.posts('/api/ingredients', { data: leek })).status).toBe(401)
  })

  it('keep their changes when the site starts again', async () => {
    const id = await idOf('noisette')
    expect((await editor.puts(`/api/ingredients/${id}`, { data: { plural: 'avelines' } })).status).toBe(200)
    const gone = await idOf('jicama')
    expect((await editor.deletes(`/api/ingredients/${gone}`)).status).toBe(200)
    await test.db.update(tables.ingredients).set({ plural: 'x' }).where(eq(tables.ingredients.slug, 'amande'))
    await seedIngredients(test.db)
    const { body } = await test.visitor.gets<Vocabulary>('/api/ingredients/vocabulary')
    const pluralOf = (slug: string) => body.ingredients.find((one) => one.slug === slug)?.plural
    expect([pluralOf('noisette'), pluralOf('amande'), pluralOf('jicama')]).toEqual(['avelines', 'amandes', undefined])
  })

  it('add an ingredient, whose names are no one else’s', async () => {
    const { body, status } = await editor.posts<IngredientAnswer>('/api/ingredients', { data: leek })
    expect([status, body.data.attributes.slug]).toEqual([200, 'poireau-perpetuel'])
    const taken = { ...leek, singular: 'autre', plural: 'autres', aliases: [{ singular: 'Tahini', plural: 'tahinis' }] }
    expect(await editor.posts('/api/ingredients', { data: taken })).toMatchObject({
      status: 409,
      body: { error: { details: { code: 'INGREDIENT_NAME_TAKEN' } } },
    })
    expect((await editor.puts(`/api/ingredients/${body.data.id}`, { data: { singular: 'poireau' } })).status).toBe(409)
  })

  it('read proposals, each name once, and no known one', async () => {
    const proposes = (person: Person, name: string) => person.posts('/api/ingredients/proposals', { name })
    expect((await proposes(test.visitor, 'oca')).status).toBe(401)
    for (const name of ['oca du Pérou', 'Ocas du Pérou', 'courgettes', 'ulluco']) {
      expect((await proposes(member, name)).status).toBe(200)
    }
    expect((await proposes(member, '…')).status).toBe(400)
    const list = async (state = 'open') =>
      (await editor.gets<{ items: { id: number; name: string }[] }>(`/api/desk/ingredient-proposals?state=${state}`))
        .body.items
    expect((await member.gets('/api/desk/ingredient-proposals')).status).toBe(403)
    const [oca, ulluco] = await list()
    expect([oca?.name, ulluco?.name]).toEqual(['oca du Pérou', 'ulluco'])
    const waiting = async () => (await editor.gets('/api/desk/ingredient-proposals/waiting')).body
    expect(await waiting()).toEqual({ count: 2 })
    await editor.posts('/api/ingredients', { data: { ...leek, singular: 'oca du Pérou', plural: 'ocas du Pérou' } })
    await editor.posts(`/api/desk/ingredient-proposals/${ulluco?.id}/refuse`, {})
    expect(await list()).toEqual([])
    expect(await waiting()).toEqual({ count: 0 })
    await test.settled()
    const told = (await member.gets<{ items: { title: string; message: string }[] }>('/api/notifications')).body.items
    expect(told).toEqual([
      expect.objectContaining({
        title: 'Ton ingrédient est accepté',
        message: expect.stringContaining('«\u202Foca du Pérou\u202F»'),
      }),
    ])
    expect((await list('accepted')).map(({ name }) => name)).toEqual(['oca du Pérou'])
    expect((await list('refused')).map(({ name }) => name)).toEqual(['ulluco'])
  })
})

it('is absent where the brand has no kitchen', async () => {
  const other = await buildTestApp({ kitchen: false })
  expect((await other.visitor.gets('/api/ingredients')).status).toBe(404)
  await other.close()
})
