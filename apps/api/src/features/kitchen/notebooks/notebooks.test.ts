import type {
  ErrorEnvelope,
  GroupInvited,
  KeepingState,
  NotebookDetails,
  NotebookList,
  Page,
  ShareView,
} from '@consoeurs/contract'
import { notebookLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { codeOf, type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

const { blocks, communities, notebooks, shares } = tables
const { test, camille, ines, louise } = await setUpTestApp({
  brand: 'seve',
  personas: ['camille', 'ines', 'louise'],
  clears: [notebooks, communities, blocks, shares],
})

const recipe = {
  servings: 2,
  minutes: 10,
  ingredients: [{ quantity: '300 g', name: 'carottes' }],
  steps: ['Râpe les carottes.', 'Sers.'],
}
async function publishes(who: Person, title = 'Carottes râpées', more: object = {}): Promise<ShareView> {
  const sent = { clientId: crypto.randomUUID(), kind: 'recette', title, body: 'Vite fait', recipe, ...more }
  const { status, body } = await who.posts<ShareView>('/api/shares', sent)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
async function notebookOf(who: Person, name = 'Salades'): Promise<number> {
  const { body } = await who.posts<NotebookDetails>('/api/notebooks', { clientId: crypto.randomUUID(), name })
  return body.id
}
const keeps = (who: Person, share: ShareView, notebookIds: number[]) =>
  who.puts<KeepingState & ErrorEnvelope>(`/api/shares/${share.id}/notebooks`, { notebookIds })
const opens = (who: Person, id: number, query = '') =>
  who.gets<NotebookDetails & ErrorEnvelope>(`/api/notebooks/${id}${query}`)
const titles = ({ recipes }: NotebookDetails) => recipes.items.map(({ recipe: card }) => card?.title ?? null)
const bookmarked = async (who: Person) => (await who.gets<Page<ShareView>>('/api/shares?scope=kept')).body.items.length

/** A group of Camille with Inès and Louise. */
async function groupOf(): Promise<string> {
  const usernames = [ines.username, louise.username]
  const draft = { clientId: crypto.randomUUID(), name: 'Table du jeudi', usernames }
  const { slug } = (await camille.posts<GroupInvited>('/api/groups', draft)).body.group.room
  for (const member of [ines, louise]) await member.posts(`/api/groups/${slug}/accept`)
  return slug
}
async function sharedNotebook() {
  const [slug, id] = [await groupOf(), await notebookOf(camille)]
  expect((await camille.patches(`/api/notebooks/${id}`, { group: slug })).status).toBe(200)
  return { slug, id }
}

describe('a notebook', () => {
  it('keeps recipes, the newest first, and the bookmark follows', async () => {
    const [one, two] = [await publishes(ines), await publishes(ines, 'Soupe glacée')]
    const [id, other] = [await notebookOf(camille), await notebookOf(camille, 'Soupes')]
    expect((await keeps(camille, one, [id])).body.kept).toBe(true)
    await keeps(camille, two, [id, other])
    expect(titles((await opens(camille, id)).body)).toEqual(['Soupe glacée', 'Carottes râpées'])
    expect(await bookmarked(camille)).toBe(2)
    const { items } = (await camille.gets<NotebookList>('/api/notebooks')).body
    expect(items.map(({ name, count }) => [name, count])).toEqual([
      ['Soupes', 1],
      ['Salades', 2],
    ])
    await keeps(camille, two, [other])
    expect(titles((await opens(camille, id)).body)).toEqual(['Carottes râpées'])
    await keeps(camille, two, [])
    expect(await bookmarked(camille)).toBe(1)
    await camille.deletes(`/api/notebooks/${id}`)
    expect(await bookmarked(camille)).toBe(0)
    expect(codeOf(await opens(camille, id))).toBe('NOTEBOOK_NOT_FOUND')
  })

  it('is made once per client id, within the limit, with a name', async () => {
    const draft = { clientId: crypto.randomUUID(), name: 'Salades' }
    const [first, again] = [await camille.posts('/api/notebooks', draft), await camille.posts('/api/notebooks', draft)]
    expect(again.body).toEqual(first.body)
    expect((await camille.posts('/api/notebooks', { ...draft, name: ' ' })).status).toBe(400)
    const more = { ownerId: camille.id, name: 'x' }
    const rows = Array.from({ length: notebookLimits.notebooks - 1 }, () => ({
      ...more,
      clientId: crypto.randomUUID(),
    }))
    await test.db.insert(notebooks).values(rows)
    expect(codeOf(await camille.posts('/api/notebooks', { clientId: crypto.randomUUID(), name: 'Trop' }))).toBe(
      'NOTEBOOKS_FULL',
    )
  })

  it('takes recipes alone', async () => {
    const share = await publishes(ines)
    await test.db.update(shares).set({ recipe: null }).where(eq(shares.id, share.id))
    expect(codeOf(await keeps(camille, share, [await notebookOf(camille)]))).toBe('NOT_A_RECIPE')
  })

  it('finds a word of a recipe', async () => {
    const id = await notebookOf(camille)
    await keeps(camille, await publishes(ines), [id])
    await keeps(camille, await publishes(ines, 'Soupe glacée'), [id])
    expect(titles((await opens(camille, id, '?q=glacee')).body)).toEqual(['Soupe glacée'])
    expect(titles((await opens(camille, id, '?q=carotte')).body)).toHaveLength(2)
    expect(titles((await opens(camille, id, '?q=radis')).body)).toEqual([])
  })

  it('is for its owner alone', async () => {
    const id = await notebookOf(camille)
    const share = await publishes(ines)
    expect(codeOf(await opens(ines, id))).toBe('NOTEBOOK_NOT_FOUND')
    expect(codeOf(await keeps(ines, share, [id]))).toBe('NOTEBOOK_NOT_FOUND')
    expect(codeOf(await ines.patches(`/api/notebooks/${id}`, { name: 'À moi' }))).toBe('NOTEBOOK_NOT_FOUND')
    expect((await ines.deletes(`/api/notebooks/${id}`)).status).toBe(200)
    expect((await opens(camille, id)).status).toBe(200)
  })
})

describe('a recipe that is gone', () => {
  it.each([
    ['deleted', async (share: ShareView) => ines.deletes(`/api/shares/${share.id}`)],
    [
      'hidden',
      async ({ id }: ShareView) => test.db.update(shares).set({ hiddenAt: new Date() }).where(eq(shares.id, id)),
    ],
    ['behind a block', async () => ines.posts('/api/blocks', { username: camille.username })],
    ['erased', async ({ id }: ShareView) => test.db.delete(shares).where(eq(shares.id, id))],
  ])('is shown as such when %s, with the own note alone', async (_how, goes) => {
    const id = await notebookOf(camille)
    const share = await publishes(ines)
    await keeps(camille, share, [id])
    const [entry] = (await opens(camille, id)).body.recipes.items
    await camille.puts(`/api/notebooks/${id}/recipes/${entry?.id}/note`, { text: 'Avec du cumin' })
    await goes(share)
    const { body } = await opens(camille, id)
    expect(body.recipes.items).toMatchObject([{ recipe: null, note: 'Avec du cumin' }])
    expect(JSON.stringify(body)).not.toMatch(/Carottes|In[eè]s/)
    expect(titles((await opens(camille, id, '?q=carottes')).body)).toEqual([])
    expect((await camille.gets<Page<ShareView>>(`/api/notebooks/${id}/shares`)).body.items).toEqual([])
    expect((await camille.deletes(`/api/notebooks/${id}/recipes/${entry?.id}`)).status).toBe(200)
  })
})

describe('a notebook of a group', () => {
  it('is read and added to by its members; each removes what she added, and sees her own notes', async () => {
    const { id } = await sharedNotebook()
    const [hers, own] = [await publishes(louise), await publishes(louise, 'Soupe glacée')]
    await keeps(camille, own, [id])
    expect((await keeps(ines, hers, [id])).status).toBe(200)
    const { body } = await opens(ines, id)
    expect(body).toMatchObject({ owner: { displayName: 'Camille' }, group: { name: 'Table du jeudi' } })
    expect(body.recipes.items.map(({ canRemove, addedBy }) => [canRemove, addedBy?.displayName])).toEqual([
      [true, undefined],
      [false, 'Camille'],
    ])
    const [first, second] = body.recipes.items
    await ines.puts(`/api/notebooks/${id}/recipes/${second?.id}/note`, { text: 'Pour Noël' })
    expect((await opens(camille, id)).body.recipes.items.map(({ note }) => note)).toEqual(['', ''])
    expect(codeOf(await ines.deletes(`/api/notebooks/${id}/recipes/${second?.id}`))).toBe('FORBIDDEN')
    expect(codeOf(await ines.patches(`/api/notebooks/${id}`, { name: 'Autre' }))).toBe('FORBIDDEN')
    expect((await camille.deletes(`/api/notebooks/${id}/recipes/${first?.id}`)).status).toBe(200)
  })

  it.each([
    ['the reader leaves', (slug: string) => ines.posts(`/api/groups/${slug}/leave`)],
    ['the owner leaves', (slug: string) => camille.posts(`/api/groups/${slug}/leave`)],
    ['the reader blocks the owner', () => ines.posts('/api/blocks', { username: camille.username })],
    ['the owner blocks the reader', () => camille.posts('/api/blocks', { username: ines.username })],
  ])('closes when %s', async (_how, ends) => {
    const { id, slug } = await sharedNotebook()
    expect((await opens(ines, id)).status).toBe(200)
    await ends(slug)
    expect(codeOf(await opens(ines, id))).toBe('NOTEBOOK_NOT_FOUND')
    expect((await ines.gets<NotebookList>('/api/notebooks')).body.items).toEqual([])
    expect((await opens(camille, id)).status).toBe(200)
  })

  it('goes to one of the own groups alone', async () => {
    const id = await notebookOf(louise)
    const slug = await groupOf()
    const zoe = await test.personas.member('Zoé')
    expect(codeOf(await zoe.patches(`/api/notebooks/${await notebookOf(zoe)}`, { group: slug }))).toBe(
      'GROUP_NOT_FOUND',
    )
    expect((await louise.patches(`/api/notebooks/${id}`, { group: slug })).status).toBe(200)
    expect((await louise.patches<NotebookDetails>(`/api/notebooks/${id}`, { group: null })).body.group).toBeNull()
  })
})
