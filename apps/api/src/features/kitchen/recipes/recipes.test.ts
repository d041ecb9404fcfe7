import type {
  IngredientPage,
  RecipeCounts,
  RecipeHits,
  SavedSearchView,
  SearchResults,
  ShareView,
  TableHits,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { seedIngredients } from '@consoeurs/database/seed'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { indexRecipes } from '../../publishing/ingredients/public.ts'
import { matchSearches } from '../../publishing/saved-searches/public.ts'

let test: TestApp
let author: Person
let other: Person
beforeAll(async () => {
  test = await buildTestApp({ brand: 'seve', now: () => new Date('2026-12-10T10:00:00Z') })
  await seedIngredients(test.db)
  author = await test.personas.camille()
  other = await test.personas.member('Ines')
})
afterAll(() => test.close())

interface Dish {
  title: string
  lines: string[]
  more?: object
  share?: object
}

async function publishes({ title, lines, more = {}, share = {} }: Dish, by = author): Promise<ShareView> {
  const recipe = {
    ...{ servings: 2, minutes: 10, season: '', steps: ['Mélange.'] },
    ingredients: lines.map((name) => ({ quantity: '', name })),
    ...more,
  }
  const clientId = crypto.randomUUID()
  const words = { kind: 'recette', title, body: 'Tout simple', visibility: 'public', clientId, recipe, ...share }
  const { body, status } = await by.posts<ShareView>('/api/shares', words)
  expect(status).toBe(200)
  return body
}

const finds = async (query: string, by: Person | TestApp['visitor'] = other) => {
  const { status, body } = await by.gets<RecipeHits>(`/api/recipes?${query}`)
  expect(status, query).toBe(200)
  return body.items.map(({ title }) => title)
}
const counts = async (query: string, by: Person | TestApp['visitor'] = other) =>
  (await by.gets<RecipeCounts>(`/api/recipes/counts?${query}`)).body

describe('recipes', () => {
  beforeAll(async () => {
    await publishes({ title: 'Salade de mâche', lines: ['100 g de mâche', '1 orange', '2 c. à soupe d’huile d’olive'] })
    await publishes({
      title: 'Soupe froide de courgettes',
      lines: ['2 courgettes', '1 poignée de noix de cajou', 'sel'],
      more: { times: { soaking: 240 }, equipment: ['blender'], steps: ['Trempe les noix.', 'Mixe tout.'] },
    })
    await publishes({
      title: 'Choucroute rouge',
      lines: ['1 chou rouge', '1 pomme', 'sel'],
      more: { season: 'Hiver', times: { fermentation: 20_160 }, minutes: 30 },
    })
    await publishes({ title: 'Entre nous', lines: ['1 courgette'], share: { visibility: 'members' } })
    await publishes({ title: 'Couverte', lines: ['1 courgette'], share: { cover: 'viande crue' } })
  })

  it.each([
    ['', ['Entre nous', 'Choucroute rouge', 'Soupe froide de courgettes', 'Salade de mâche']],
    ['with=courgette', ['Entre nous', 'Soupe froide de courgettes']],
    ['with=courgette,noix-de-cajou', ['Soupe froide de courgettes']],
    ['with=courgette&with=noix-de-cajou', ['Soupe froide de courgettes']],
    ['without=courgette', ['Choucroute rouge', 'Salade de mâche']],
    ['allergens=nuts', ['Entre nous', 'Choucroute rouge', 'Salade de mâche']],
    ['technique=mixer', ['Soupe froide de courgettes']],
    ['technique=tremper,mixer', ['Soupe froide de courgettes']],
    ['technique=fermenter', ['Choucroute rouge']],
    ['technique=sans-appareil&within=15', ['Entre nous', 'Salade de mâche']],
    ['equipment=blender', ['Soupe froide de courgettes']],
    ['level=long', ['Choucroute rouge']],
    ['now=1&region=south', ['Choucroute rouge', 'Salade de mâche']],
    ['season=hiver', ['Choucroute rouge', 'Salade de mâche']],
    ['q=hiver', ['Choucroute rouge', 'Salade de mâche']],
    ['q=recettes hivernales au chou rouge', []],
    ['q=choux rouges', ['Choucroute rouge']],
    ['q=soupe de courgette', ['Soupe froide de courgettes']],
    ['q=noix de cajou', ['Soupe froide de courgettes']],
    ['with=courgette&q=mâche', []],
  ])('are found by « %s »', async (query, titles) => {
    expect(await finds(query)).toEqual(titles)
  })

  it('come with those in season first, page by page, none twice', async () => {
    const seen: string[] = []
    let cursor = ''
    for (let page = 0; page < 6; page += 1) {
      const query = `sort=season&region=south&limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`
      const { body } = await other.gets<RecipeHits>(`/api/recipes?${query}`)
      seen.push(...body.items.map(({ title }) => title))
      if (body.cursor === null) break
      cursor = body.cursor
    }
    expect(seen).toEqual(['Choucroute rouge', 'Salade de mâche', 'Entre nous', 'Soupe froide de courgettes'])
  })

  it('are counted beside each choice, as the list has them', async () => {
    const all = await counts('')
    expect(all).toMatchObject({ total: 4, bounded: false })
    expect(all.counts).toMatchObject({ 'i:courgette': 2, 't:mixer': 1, 'a:nuts': 1, 'm:15': 2, 'l:long': 1 })
    expect((await counts('with=courgette')).counts).toMatchObject({ 'i:noix-de-cajou': 1, 'i:courgette': 2 })
    // A choice of which one holds counts as a replacement of the present one.
    expect((await counts('level=long')).counts).toMatchObject({ 'l:long': 1, 'l:easy': 3 })
    expect((await counts('', test.visitor)).total).toBe(3)
  })

  it('are counted without each filter where nothing meets all of them', async () => {
    const { total, nearest } = await counts('with=courgette,pomme&level=long&region=south')
    expect(total).toBe(0)
    expect(nearest).toEqual({
      'with:courgette': { total: 1, bounded: false },
      'with:pomme': { total: 0, bounded: false },
      level: { total: 0, bounded: false },
    })
    expect((await counts('with=courgette')).nearest).toEqual({})
  })

  it('show visitors public ones only, and no covered one to anybody', async () => {
    expect(await finds('with=courgette', test.visitor)).toEqual(['Soupe froide de courgettes'])
  })

  it('hide those of a blocked member, in list, counts and table', async () => {
    const third = await test.personas.member('Tierce')
    expect(await finds('with=courgette', third)).toHaveLength(2)
    await third.posts('/api/blocks', { username: author.username })
    expect(await finds('', third)).toEqual([])
    expect(await counts('', third)).toMatchObject({ total: 0, counts: {} })
    expect((await third.gets<TableHits>('/api/recipes/table?have=courgette')).body.items).toEqual([])
  })

  it('of a table are those with the fewest missing ingredients, without basics', async () => {
    const { body } = await test.visitor.gets<TableHits>('/api/recipes/table?have=courgette,orange')
    expect(body.items.map(({ title, missing }) => [title, missing])).toEqual([
      ['Soupe froide de courgettes', ['noix de cajou']],
      ['Salade de mâche', ['mâche']],
    ])
    const all = await test.visitor.gets<TableHits>('/api/recipes/table?have=courgette,noix-de-cajou')
    expect(all.body.items[0]).toMatchObject({ missing: [] })
    const none = await test.visitor.gets<TableHits>('/api/recipes/table?have=courgette&allergens=nuts')
    expect(none.body.items).toEqual([])
    expect((await test.visitor.gets<TableHits>('/api/recipes/table?have=sel')).body.items).toEqual([])
  })

  it('follow their share when it changes', async () => {
    const share = await publishes({ title: 'Encas', lines: ['1 figue'] })
    expect(await finds('with=figue', author)).toEqual(['Encas'])
    const recipe = { ...share.recipe, ingredients: [{ quantity: '1', name: 'kiwi' }] }
    const { version } = share
    await author.patches(`/api/shares/${share.id}`, {
      title: 'Encas',
      body: 'x',
      visibility: 'public',
      recipe,
      version,
    })
    expect(await finds('with=figue', author)).toEqual([])
    expect(await finds('with=kiwi', author)).toEqual(['Encas'])
    await author.deletes(`/api/shares/${share.id}`)
    expect(await finds('with=kiwi', author)).toEqual([])
  })

  it('learn with the vocabulary', async () => {
    const share = await publishes({ title: 'Au yuzu', lines: ['1 yuzu'] })
    const { ingredients, recipeFacts } = tables
    await test.db
      .update(ingredients)
      .set({ allergens: ['mustard'] })
      .where(eq(ingredients.slug, 'yuzu'))
    await indexRecipes({ unitOfWork: test.app.events.unitOfWork })
    const [row] = await test.db.select().from(recipeFacts).where(eq(recipeFacts.shareId, share.id))
    expect(row?.tags).toContain('a:mustard')
  })

  it('have a page of each ingredient', async () => {
    const { body } = await test.visitor.gets<IngredientPage>('/api/recipes/ingredients/courgette')
    expect(body).toMatchObject({ slug: 'courgette', singular: 'courgette', gender: 'f' })
    expect((await test.visitor.gets('/api/recipes/ingredients/rien')).status).toBe(404)
  })
})

describe('an alert about recipes', () => {
  const save = (search: string) =>
    other.posts<SavedSearchView>('/api/saved-searches', { kind: 'recipes', search, name: 'À garder' })
  const found = async () => {
    await test.settled()
    const { db, app } = test
    const now = () => new Date()
    const parts = { db, unitOfWork: app.events.unitOfWork, now, filterListedSwaps: async () => [] }
    await matchSearches(parts)
    const rows = await test.db.select().from(tables.savedSearchMatches)
    return rows.length
  }

  it('keeps the filters and their address, and tells about a recipe that meets all of them', async () => {
    const { body } = await save('with=papaye&without=piment&cursor=x')
    expect(body).toMatchObject({ kind: 'recipes', path: '/recettes?with=papaye&without=piment' })
    expect((await save('sort=season')).status).toBe(400)
    await publishes({ title: 'Trop fort', lines: ['1 papaye', '1 piment'] })
    await publishes({ title: 'Sans', lines: ['1 pomme'] })
    expect(await found()).toBe(0)
    await publishes({ title: 'Doux', lines: ['1 papaye'] })
    expect(await found()).toBe(1)
  })

  it('of what it must not have alone is compared with every recipe', async () => {
    await save('allergens=nuts')
    await publishes({ title: 'Noix', lines: ['1 poignée de noix de cajou'] })
    expect(await found()).toBe(1)
    await publishes({ title: 'Doux encore', lines: ['1 poire'] })
    expect(await found()).toBe(2)
  })
})

describe('the search of the site', () => {
  it('finds recipes by another name of an ingredient, and by season', async () => {
    await publishes({ title: 'Bol du soir', lines: ['1 poivron'], more: { season: 'Hiver' } })
    const { ingredients } = tables
    const [row] = await test.db.select().from(ingredients).where(eq(ingredients.slug, 'chou-kale'))
    const alias = row?.aliases[0]?.singular ?? 'kale'
    await publishes({ title: 'Bol du matin', lines: ['2 feuilles de chou kale'] })
    const finds = async (q: string) =>
      (
        await other.gets<SearchResults>(`/api/search?${new URLSearchParams({ q, kind: 'shares', limit: '30' })}`)
      ).body.shares.items.map(({ title }) => title)
    expect(await finds(alias)).toContain('Bol du matin')
    expect(await finds('hiver')).toContain('Bol du soir')
  })
})

it('are not found in a brand without a kitchen', async () => {
  const without = await buildTestApp({ kitchen: false })
  expect((await without.visitor.gets('/api/recipes')).status).toBe(404)
  await without.close()
})
