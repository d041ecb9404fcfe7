import {
  deskContentId,
  type ErrorEnvelope,
  type MakingsPage,
  type MakingView,
  type NotificationView,
  type Page,
  type RecipeFamily,
  type ReportedContent,
  type ShareView,
  type WriteMaking,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { codeOf, type Person, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

let nina: Person
let lou: Person
let ada: Person
let recipe: ShareView

const { test } = await setUpTestApp({ brand: 'seve' })

const dish = {
  ...{ servings: 2, minutes: 10, season: '' },
  ingredients: [{ quantity: '1', name: 'pomme' }],
  steps: ['Coupe.', 'Sers.'],
}
const publishes = async (person: Person, more: object = {}) => {
  const sent = { clientId: crypto.randomUUID(), kind: 'recette', title: 'Pommes', body: '', recipe: dish, ...more }
  return (await person.posts<ShareView>('/api/shares', sent)).body
}
const makes = (person: Person, making: WriteMaking = {}, id = recipe.id) =>
  person.puts<MakingView & ErrorEnvelope>(`/api/shares/${id}/making`, making)
const list = async (person: Pick<Person, 'gets'>, query = '') =>
  (await person.gets<MakingsPage>(`/api/shares/${recipe.id}/makings${query}`)).body
const shown = async (person: Person) => (await person.gets<ShareView>(`/api/shares/${recipe.id}`)).body.makingCount
const lines = async (person: Person) => {
  await test.settled()
  const { body } = await person.gets<Page<NotificationView>>('/api/notifications?section=partages&value=faite')
  return body.items
}

beforeAll(async () => {
  await test.app.jobs.start()
  nina = await test.personas.member('Nina')
  lou = await test.personas.member('Lou')
  ada = await test.personas.member('Ada')
  recipe = await publishes(nina)
})
afterEach(async () => {
  await test.settled()
  await test.db.delete(tables.recipeMakings)
  await test.db.delete(tables.blocks)
  await test.db.delete(tables.mutes)
  await test.db.delete(tables.notifications)
  await test.db.update(tables.shares).set({ makingCount: 0 })
})

describe('a making', () => {
  it('is one per member, edited as a whole, with the days that she made the recipe', async () => {
    const { id: fileId } = await uploadPhoto(lou)
    const image = { fileId, alt: 'Un bol' }
    const first = await makes(lou, { text: 'Délicieux', changes: 'Des poires', image, madeOn: '2026-01-02' })
    expect(first.body).toMatchObject({ text: 'Délicieux', changes: 'Des poires', days: ['2026-01-02'] })
    expect(first.body.image?.alt).toBe('Un bol')
    const again = await makes(lou, { text: 'Délicieux', changes: 'Des poires', image, madeOn: '2026-02-03' })
    expect(again.body).toMatchObject({ id: first.body.id, days: ['2026-01-02', '2026-02-03'] })
    const edited = await makes(lou, { text: 'Encore meilleur', image })
    expect(edited.body).toMatchObject({
      ...{ id: first.body.id, text: 'Encore meilleur', changes: '' },
      days: ['2026-01-02', '2026-02-03'],
    })
    expect(await list(ada)).toMatchObject({ count: 1, items: [{ text: 'Encore meilleur' }], mine: null })
    expect((await list(lou)).mine?.id).toBe(edited.body.id)
    expect(await shown(ada)).toBe(1)
  })

  it('keeps its id when it is written eight times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_none, at) => makes(lou, { text: `Essai ${at}` })))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await list(nina)).toMatchObject({ count: 1, items: [{ id: answers[0]?.body.id }] })
  })

  it('is reported and hidden after an edit as before, by the same id', async () => {
    const { body } = await makes(lou, { text: 'Pas très gentil' })
    const report = { target: 'making', targetId: body.id, reason: 'harassment', goodFaith: true }
    expect((await ada.posts('/api/reports', report)).status).toBe(200)
    await makes(lou, { text: 'Très gentil' })
    const maud = await test.personas.maud()
    const hiding = { clientId: crypto.randomUUID(), reason: 'Insulte.' }
    expect((await maud.posts(`/api/desk/contents/${deskContentId('making', body.id)}/hide`, hiding)).status).toBe(200)
    expect((await list(nina)).items).toEqual([])
  })

  it('needs a recipe of another member, and a day that has begun', async () => {
    const thought = await publishes(nina, { kind: 'astuce', body: 'Bonjour', title: '', recipe: null })
    const refusals = [await makes(nina), await makes(lou, {}, thought.id), await makes(lou, { madeOn: '2099-01-01' })]
    expect(refusals.map(codeOf)).toEqual(['FORBIDDEN', 'NOT_A_RECIPE', 'MAKING_DAY'])
    expect((await makes(lou, { text: 'a'.repeat(501) })).status).toBe(400)
  })

  it('is not held by a filter, as a comment, and is reported for dangerous advice', async () => {
    const text = 'Ce jus guérit le cancer, https://jus.example'
    const { status, body } = await makes(lou, { text })
    expect([status, body.text]).toEqual([200, text])
    const report = { target: 'making', targetId: body.id, reason: 'healthDanger', goodFaith: true }
    expect((await ada.posts('/api/reports', report)).status).toBe(200)
  })

  it('is among what is reported in the community of its recipe, for its moderators', async () => {
    const [community] = await test.db
      .insert(tables.communities)
      .values({ slug: 'table', name: 'La table', access: 'secret', memberCount: 3 })
      .returning()
    const communityId = community?.id ?? 0
    const people = [nina, lou, ada].map(({ id: userId }) => ({ communityId, userId }))
    await test.db
      .insert(tables.communityMembers)
      .values(people.map((person) => ({ ...person, role: person.userId === nina.id ? 'owner' : 'member' })))
    const { id } = await publishes(ada, { visibility: 'community', communityId })
    const { body } = await makes(lou, { text: 'Pas très gentil' }, id)
    const report = { target: 'making', targetId: body.id, reason: 'harassment', goodFaith: true }
    expect((await ada.posts('/api/reports', report)).status).toBe(200)
    const reported = async () => (await nina.gets<ReportedContent[]>('/api/communities/table/reports')).body
    expect(await reported()).toMatchObject([{ target: 'making', targetId: body.id, excerpt: 'Pas très gentil' }])
    expect((await nina.deletes(`/api/makings/${body.id}`)).status).toBe(200)
    expect(await reported()).toEqual([])
  })

  it('is read page by page, newest first', async () => {
    await makes(lou, { text: 'Un' })
    await makes(ada, { text: 'Deux' })
    const first = await list(nina, '?limit=1')
    expect(first.items.map(({ text }) => text)).toEqual(['Deux'])
    const next = await list(nina, `?limit=1&cursor=${first.cursor}`)
    expect(next).toMatchObject({ items: [{ text: 'Un' }], cursor: null, count: 2 })
  })

  it('is hidden with a block, and the count with it', async () => {
    await makes(lou)
    await makes(ada)
    await test.personas.blocks(lou, ada)
    expect(await list(ada)).toMatchObject({ count: 1, items: [{ author: { username: 'ada' } }] })
    expect(await list(lou)).toMatchObject({ count: 1, items: [{ author: { username: 'lou' } }] })
    expect([await shown(ada), await shown(nina)]).toEqual([1, 2])
  })

  it('leaves with its member while she is away', async () => {
    await makes(lou)
    await test.personas.changes(lou, { pause: 1 })
    await test.app.events.unitOfWork(async (tx) => tx.emit({ type: 'member.presence-changed', memberId: lou.id }))
    await test.settled()
    expect([(await list(nina)).items, await shown(nina)]).toEqual([[], 0])
    await test.personas.changes(lou, { pause: 0 })
  })

  it('is taken back by its member or by the author of the recipe, by nobody else', async () => {
    const { body } = await makes(lou)
    expect(codeOf(await ada.deletes(`/api/makings/${body.id}`))).toBe('FORBIDDEN')
    expect((await nina.deletes(`/api/makings/${body.id}`)).status).toBe(200)
    expect(await shown(nina)).toBe(0)
    expect((await makes(lou)).status).toBe(200)
  })

  it('does not come back after a moderator hid it', async () => {
    const { body } = await makes(lou)
    await test.db
      .update(tables.recipeMakings)
      .set({ hiddenAt: new Date(), hiddenReason: 'Pas ici' })
      .where(eq(tables.recipeMakings.id, body.id))
    expect(codeOf(await makes(lou, { text: 'Encore' }))).toBe('MAKING_HIDDEN')
    expect((await list(nina)).items).toEqual([])
  })
})

describe('the author of the recipe', () => {
  it('is told once of each member, in one line, and no more once it is taken back', async () => {
    const { body } = await makes(lou, { text: 'Parfait' })
    expect(await lines(nina)).toMatchObject([{ title: 'Lou a fait ta recette', message: '«\u202FParfait\u202F»' }])
    await makes(lou, { text: 'Parfait, vraiment' })
    expect(await lines(nina)).toMatchObject([{ message: '«\u202FParfait, vraiment\u202F»' }])
    await makes(ada)
    expect(await lines(nina)).toMatchObject([{ title: 'Ada et une autre membre ont fait ta recette', others: 1 }])
    expect((await lou.deletes(`/api/makings/${body.id}`)).status).toBe(200)
    expect(await lines(nina)).toMatchObject([{ title: 'Ada a fait ta recette', others: 0 }])
  })

  it('hears no more of a making whose new words she muted, in the counter either', async () => {
    await makes(lou, { text: 'Parfait' })
    await lines(nina)
    const unread = async () => {
      await test.settled()
      const where = eq(tables.inboxes.userId, nina.id)
      return (await test.db.select().from(tables.inboxes).where(where))[0]?.unreadNotifications
    }
    expect((await nina.posts('/api/mutes', { word: 'gluten' })).status).toBe(200)
    await makes(lou, { text: 'Sans gluten' })
    expect([await lines(nina), await unread()]).toEqual([[], 0])
    await makes(lou, { text: 'Parfait' })
    expect([(await lines(nina)).length, await unread()]).toEqual([1, 1])
  })

  it('hears nothing of a member whom she muted', async () => {
    await nina.posts('/api/mutes', { username: 'lou' })
    await test.db.insert(tables.mutes).values({ userId: nina.id, memberId: lou.id }).onConflictDoNothing()
    await makes(lou)
    expect(await lines(nina)).toEqual([])
  })
})

describe('a variant', () => {
  it('is linked both ways, for those who may open both, and its author of origin is told', async () => {
    const variant = await publishes(lou, { title: 'Poires', variantOf: recipe.id })
    const family = async (id: number, person: Person) =>
      (await person.gets<RecipeFamily>(`/api/shares/${id}/family`)).body
    expect(await family(variant.id, ada)).toMatchObject({ original: { title: 'Pommes' }, variants: [] })
    expect(await family(recipe.id, ada)).toMatchObject({ original: null, variants: [{ title: 'Poires' }] })
    expect(await lines(nina)).toMatchObject([{ title: 'Lou fait une variante de ta recette' }])
    await test.personas.blocks(ada, lou)
    expect((await family(recipe.id, ada)).variants).toEqual([])
  })

  it('stands alone where the recipe is gone meanwhile', async () => {
    const variant = await publishes(lou, { title: 'Coings', variantOf: 999_999 })
    expect((await ada.gets<RecipeFamily>(`/api/shares/${variant.id}/family`)).body.original).toBeNull()
  })
})

it('belongs to brands with a kitchen', async () => {
  const other = await import('@consoeurs/test-support').then(({ buildTestApp }) => buildTestApp({ kitchen: false }))
  const camille = await other.personas.camille()
  expect((await camille.gets('/api/shares/1/makings')).status).toBe(404)
  expect((await camille.gets('/api/shares/1/family')).status).toBe(404)
  await other.close()
})
