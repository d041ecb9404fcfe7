import type {
  ArticleRecipes,
  BookletPage,
  FilledList,
  KeepingState,
  MenuEntry,
  NotebookDetails,
  RecentRecipes,
  RecipeCounts,
  RecipeHits,
  SeasonView,
  ShoppingList,
  TableHits,
  WeekMenu,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { seedIngredients } from '@consoeurs/database/seed'
import { buildTestApp, type Person, type TestApp, uploadPhoto } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { indexArticles } from '../../publishing/ingredients/public.ts'

const { articleRecipes, articles, mealEntries, notebooks, recipeFacts, shoppingLines } = tables

let test: TestApp
let editor: Person
let camille: Person
beforeAll(async () => {
  test = await buildTestApp({ brand: 'seve' })
  await seedIngredients(test.db)
  editor = await test.personas.member('Odile', { role: 'editor' })
  camille = await test.personas.camille()
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [articles, notebooks, mealEntries, shoppingLines]) await test.db.delete(table)
})

const block = (name: string, lines: [string, string][], steps = ['Tranche.', 'Sers.']) =>
  `<section class="recette" data-minutes="15" data-servings="4" data-season="hiver"><h3>${name}</h3><dl><dt>Temps</dt><dd>15 min</dd></dl><ul>${lines
    .map(([quantity, what]) => `<li>${quantity && `<strong>${quantity}</strong> `}${what}</li>`)
    .join('')}</ul><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol></section>`

const oranges = block('Oranges au sirop', [
  ['4', 'oranges'],
  ['1 pincée', 'de cannelle'],
])
const mache = block('Mâche aux noix', [
  ['100 g', 'de mâche'],
  ['50 g', 'de noix'],
])

async function publishes(body: string, more: object = {}): Promise<number> {
  const data = { title: 'Desserts d’hiver', body: `<p>Voici.</p>${body}`, publishedAt: '2025-12-01T08:00:00Z', ...more }
  const { status, body: saved } = await editor.posts<{ data: { id: number } }>('/api/articles', { data })
  expect(status, JSON.stringify(saved)).toBe(200)
  await test.settled()
  return saved.data.id
}
async function changes(id: number, data: object): Promise<void> {
  expect((await editor.puts(`/api/articles/${id}`, { data })).status).toBe(200)
  await test.settled()
}
const finds = async (query = '', by: Person | TestApp['visitor'] = camille) =>
  (await by.gets<RecipeHits>(`/api/recipes?${query}`)).body.items
const titles = async (query = '', by: Person | TestApp['visitor'] = camille) =>
  (await finds(query, by)).map(({ title }) => title)
const ofArticle = async (id: number) => (await camille.gets<ArticleRecipes>(`/api/articles/${id}/recipes`)).body.items

async function keeps(recipeId: number | undefined): Promise<number> {
  const draft = { clientId: crypto.randomUUID(), name: 'Douceurs' }
  const { body } = await camille.posts<NotebookDetails>('/api/notebooks', draft)
  const { status } = await camille.puts(`/api/shares/${recipeId}/notebooks`, { notebookIds: [body.id] })
  expect(status).toBe(200)
  return body.id
}

describe('recipes of articles', () => {
  it('are found by what they contain, with the article as their source', async () => {
    const id = await publishes(oranges + mache)
    expect(await titles('with=orange', test.visitor)).toEqual(['Oranges au sirop'])
    expect(await titles('allergens=nuts')).toEqual(['Oranges au sirop'])
    expect(await titles('season=hiver')).toHaveLength(2)
    expect(await titles('q=sirop')).toEqual(['Oranges au sirop'])
    const [hit] = await finds('with=orange')
    expect(hit).toMatchObject({ author: null, article: { id, title: 'Desserts d’hiver' }, slug: `recette-${hit?.id}` })
  })

  it('have the article’s cover where it shows them alone', async () => {
    const { id: file } = await uploadPhoto(editor)
    const { body: cover } = await editor.posts<{ id: number }>('/api/upload/files', { file, name: 'Oranges' })
    const id = await publishes(oranges, { cover: cover.id })
    expect((await finds()).map(({ picture }) => picture !== null)).toEqual([true])
    await changes(id, { body: oranges + mache })
    expect((await finds()).map(({ picture }) => picture)).toEqual([null, null])
    await changes(id, { body: mache })
    expect((await finds()).map(({ picture }) => picture !== null)).toEqual([true])
  })

  it('count beside the choices, and on the table', async () => {
    await publishes(oranges)
    const { body: counts } = await camille.gets<RecipeCounts>('/api/recipes/counts')
    expect(counts).toMatchObject({ total: 1, counts: { 'i:orange': 1 } })
    const { body: table } = await camille.gets<TableHits>('/api/recipes/table?have=orange')
    expect(table.items.map(({ title }) => title)).toEqual(['Oranges au sirop'])
  })

  it('are among those of the month', async () => {
    const id = await publishes(mache)
    const { body: season } = await camille.gets<SeasonView>('/api/season?month=11')
    expect(season.recipes).toMatchObject([{ title: 'Mâche aux noix', author: null, article: { id } }])
  })

  it.each([
    ['unpublished', { publishedAt: null }],
    ['scheduled', { publishedAt: new Date(Date.now() + 30 * 24 * 3_600_000).toISOString() }],
  ])('are no longer found once the article is %s', async (_state, change) => {
    const id = await publishes(oranges)
    await changes(id, change)
    expect(await titles()).toEqual([])
    expect((await camille.gets<RecipeCounts>('/api/recipes/counts')).body.total).toBe(0)
    expect(await ofArticle(id)).toEqual([])
    await changes(id, { publishedAt: '2025-12-01T08:00:00Z' })
    expect(await titles()).toEqual(['Oranges au sirop'])
  })

  it('go with the article', async () => {
    const id = await publishes(oranges)
    expect((await editor.deletes(`/api/articles/${id}`)).status).toBe(200)
    await test.settled()
    expect(await titles()).toEqual([])
    expect(await test.db.$count(articleRecipes)).toBe(0)
    expect(await test.db.$count(recipeFacts)).toBe(0)
  })

  it('stay the same through changes of the text', async () => {
    const id = await publishes(oranges + mache)
    const [first, second] = await ofArticle(id)
    await changes(id, { body: mache + oranges.replace('au sirop', 'au miel') })
    expect((await ofArticle(id)).map((one) => [one.id, one.title])).toEqual([
      [second?.id, 'Mâche aux noix'],
      [first?.id, 'Oranges au miel'],
    ])
    await changes(id, { body: mache })
    expect(await titles()).toEqual(['Mâche aux noix'])
  })

  it('are new ones where neither the name nor the ingredients are known', async () => {
    const id = await publishes(oranges)
    const [first] = await ofArticle(id)
    await changes(id, { body: mache })
    const [other] = await ofArticle(id)
    expect(other).toMatchObject({ title: 'Mâche aux noix' })
    expect(other?.id).not.toBe(first?.id)
  })

  it('take the row of the most common ingredients, not the first', async () => {
    const salt: [string, string] = ['1 pincée', 'de sel']
    const soup = block('Soupe', [salt, ['3', 'poireaux'], ['1', 'pomme de terre']])
    const cream = block('Velouté', [salt, ['3', 'poireaux'], ['10 cl', 'de crème']])
    const id = await publishes(soup + cream)
    const [, second] = await ofArticle(id)
    await changes(id, { body: cream.replace('Velouté', 'Crème de poireaux') })
    expect(await ofArticle(id)).toMatchObject([{ id: second?.id, title: 'Crème de poireaux' }])
  })

  it('come back into notebooks with the text that contains them', async () => {
    const id = await publishes(oranges)
    const [recipe] = await ofArticle(id)
    const notebook = await keeps(recipe?.id)
    const kept = async (q = '') =>
      (await camille.gets<NotebookDetails>(`/api/notebooks/${notebook}?q=${q}`)).body.recipes.items
    await changes(id, { body: mache })
    expect(await ofArticle(id)).toMatchObject([{ title: 'Mâche aux noix' }])
    expect(await titles('with=orange')).toEqual([])
    expect(await kept()).toMatchObject([{ recipe: null }])
    expect(await kept('cannelle')).toEqual([])
    expect((await camille.puts(`/api/shares/${recipe?.id}/notebooks`, { notebookIds: [notebook] })).status).toBe(200)
    await changes(id, { body: mache + oranges })
    expect(await kept('cannelle')).toMatchObject([{ recipe: { shareId: recipe?.id, title: 'Oranges au sirop' } }])
    expect(await titles('with=orange')).toEqual(['Oranges au sirop'])
  })

  it('are as many as the text contains', async () => {
    const many = Array.from({ length: 15 }, (_, at) => block(`Orange ${at}`, [['1', 'orange']]))
    expect(await ofArticle(await publishes(many.join('')))).toHaveLength(15)
  })

  it('leave out what is no whole recipe, and keep the place of the others', async () => {
    const id = await publishes(block('Sans étape', [['1', 'orange']], []) + mache)
    expect((await ofArticle(id)).map(({ title, position }) => [title, position])).toEqual([['Mâche aux noix', 1]])
  })

  it('are indexed where no save has told of the article', async () => {
    const id = await publishes('')
    await test.db
      .update(articles)
      .set({ body: `<p>Depuis longtemps.</p>${oranges}`, recipesVocabulary: null })
      .where(eq(articles.id, id))
    expect(await titles()).toEqual([])
    await indexArticles({ unitOfWork: test.app.events.unitOfWork, brand: test.deps.brand })
    expect(await titles()).toEqual(['Oranges au sirop'])
    await test.db.update(recipeFacts).set({ tags: [] })
    await test.db.update(articles).set({ recipesVocabulary: 'older' })
    await indexArticles({ unitOfWork: test.app.events.unitOfWork, brand: test.deps.brand })
    expect(await titles('with=orange')).toEqual(['Oranges au sirop'])
  })

  it('are read once, also where none is whole', async () => {
    await publishes(block('Sans étape', [['1', 'orange']], []))
    await test.db.update(articles).set({ recipesVocabulary: null })
    await indexArticles({ unitOfWork: test.app.events.unitOfWork, brand: test.deps.brand })
    const [read] = await test.db.select({ vocabulary: articles.recipesVocabulary }).from(articles)
    expect(read?.vocabulary).toMatch(/^1:/)
  })

  it('are not kept by the notebook of a group that the member has left', async () => {
    const article = await publishes(oranges)
    const [recipe] = await ofArticle(article)
    const notebook = await keeps(recipe?.id)
    const owner = await test.personas.member('Aurore')
    await test.db.update(notebooks).set({ ownerId: owner.id }).where(eq(notebooks.id, notebook))
    expect(await ofArticle(article)).toMatchObject([{ kept: false }])
    const { body } = await camille.gets<KeepingState>(`/api/shares/${recipe?.id}/notebooks`)
    expect(body.kept).toBe(false)
  })

  it('are kept in a notebook, found there and printed', async () => {
    const article = await publishes(oranges)
    const [recipe] = await ofArticle(article)
    const clientId = crypto.randomUUID()
    const { body: notebook } = await camille.posts<NotebookDetails>('/api/notebooks', { clientId, name: 'Douceurs' })
    const kept = await camille.puts<KeepingState>(`/api/shares/${recipe?.id}/notebooks`, { notebookIds: [notebook.id] })
    expect(kept).toMatchObject({ status: 200, body: { kept: true } })
    expect(await ofArticle(article)).toMatchObject([{ kept: true }])
    const { body: read } = await camille.gets<NotebookDetails>(`/api/notebooks/${notebook.id}?q=cannelle`)
    expect(read.recipes.items).toMatchObject([{ recipe: { title: 'Oranges au sirop', article: { id: article } } }])
    const { body: recent } = await camille.gets<RecentRecipes>('/api/notebooks/recent')
    expect(recent.items.map(({ shareId }) => shareId)).toEqual([recipe?.id])
    const { body: booklet } = await camille.gets<BookletPage>(`/api/notebooks/${notebook.id}/shares`)
    expect(booklet).toMatchObject({ items: [], articleRecipes: [{ title: 'Oranges au sirop' }] })
    await changes(article, { publishedAt: null })
    const { body: gone } = await camille.gets<NotebookDetails>(`/api/notebooks/${notebook.id}`)
    expect(gone.recipes.items).toMatchObject([{ recipe: null }])
    expect(
      (await camille.gets<NotebookDetails>(`/api/notebooks/${notebook.id}?q=cannelle`)).body.recipes.items,
    ).toEqual([])
    const dropped = await camille.puts<KeepingState>(`/api/shares/${recipe?.id}/notebooks`, { notebookIds: [] })
    expect(dropped.body.kept).toBe(false)
  })

  it('cannot be kept while the article is a draft', async () => {
    await publishes(oranges, { publishedAt: null })
    const [row] = await test.db.select({ id: articleRecipes.id }).from(articleRecipes)
    const clientId = crypto.randomUUID()
    const { body: notebook } = await camille.posts<NotebookDetails>('/api/notebooks', { clientId, name: 'Douceurs' })
    const { status } = await camille.puts(`/api/shares/${row?.id}/notebooks`, { notebookIds: [notebook.id] })
    expect(status).toBe(404)
  })

  it('are planned in the week, copied, and put on the list', async () => {
    const [recipe] = await ofArticle(await publishes(oranges))
    const entry = { clientId: crypto.randomUUID(), day: '2026-12-10', meal: 'lunch', shareId: recipe?.id, amount: 8 }
    const added = await camille.posts<MenuEntry>('/api/menu/entries', entry)
    expect(added).toMatchObject({ status: 200, body: { recipe: { title: 'Oranges au sirop' }, amount: 8 } })
    const copied = await camille.posts<WeekMenu>('/api/menu/copy', { from: '2026-12-10', to: '2026-12-17' })
    expect(copied.body.entries).toMatchObject([{ day: '2026-12-17', recipe: { shareId: recipe?.id } }])
    const filled = await camille.posts<FilledList>('/api/menu/fill', { week: '2026-12-10' })
    expect(filled.body).toMatchObject({ recipes: 1, lines: 2 })
    const { body: list } = await camille.gets<ShoppingList>(`/api/shopping-lists/${camille.id}`)
    expect(list.lines).toContainEqual(expect.objectContaining({ ingredient: 'orange', amount: 8 }))
  })
})
