import type {
  ErrorEnvelope,
  NotificationView,
  OwnReport,
  Page,
  ShoppingList,
  ShoppingNews,
  ShoppingOverview,
} from '@consoeurs/contract'
import { shoppingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { seedIngredients } from '@consoeurs/database/seed'
import { codeOf, openLivePage, type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, describe, expect, it } from 'vitest'

const {
  blocks,
  conversations,
  notifications,
  reports,
  shoppingLines,
  shoppingLists,
  shoppingListMembers,
  kitchenBasics,
} = tables
const { test, camille, ines, louise } = await setUpTestApp({
  brand: 'seve',
  personas: ['camille', 'ines', 'louise'],
  clears: [
    blocks,
    conversations,
    notifications,
    reports,
    shoppingLines,
    shoppingListMembers,
    shoppingLists,
    kitchenBasics,
  ],
  listens: true,
})
beforeAll(() => seedIngredients(test.db))

const list = (who: Person, of = who) => who.gets<ShoppingList & ErrorEnvelope>(`/api/shopping-lists/${of.id}`)
const change = (who: Person, of: Person, changes: object[]) =>
  who.puts<ShoppingNews & ErrorEnvelope>(`/api/shopping-lists/${of.id}/lines`, { changes })
const overview = async (who: Person) => (await who.gets<ShoppingOverview>('/api/shopping-lists')).body
const adds = async (who: Person, of: Person, name: string) => {
  const key = crypto.randomUUID()
  expect((await change(who, of, [{ key, at: Date.now(), item: { name } }])).status).toBe(200)
  return key
}
/** They have talked, and Camille's list is shared with Inès. */
async function talk() {
  await camille.posts('/api/messages', { clientId: crypto.randomUUID(), to: ines.username, text: 'Bonjour' })
  await ines.posts('/api/messages', { clientId: crypto.randomUUID(), to: camille.username, text: 'Bonjour' })
}
const invites = () => camille.puts<ShoppingList & ErrorEnvelope>(`/api/shopping-lists/mine/members/${ines.username}`)
async function share() {
  await talk()
  await invites()
  expect((await ines.posts(`/api/shopping-lists/${camille.id}/accept`)).status).toBe(200)
}

describe('lines', () => {
  it('are understood, and stay text where the vocabulary lacks them', async () => {
    await adds(camille, camille, '2 kg de carottes')
    await adds(camille, camille, 'sacs en papier')
    await adds(camille, camille, 'thé vert du Japon')
    expect((await list(camille)).body.lines).toMatchObject([
      { amount: 2, unit: 'kg', ingredient: 'carotte', aisle: 'produce', label: { plural: 'carottes' } },
      { name: 'sacs en papier', amount: null, ingredient: null, aisle: null },
      { name: 'thé vert du Japon', amount: null, unit: null },
    ])
  })

  it('are ticked, edited and removed; a repetition changes nothing', async () => {
    const key = await adds(camille, camille, 'pain')
    const at = Date.now()
    for (let sent = 0; sent < 2; sent++) await change(camille, camille, [{ key, at, done: true }])
    expect((await list(camille)).body.lines).toMatchObject([{ key, done: true }])
    const removed = { key, at: Date.now(), removed: true }
    expect((await change(camille, camille, [removed])).body).toEqual({ lines: [], removed: [key] })
    expect((await change(camille, camille, [{ key, at: Date.now() + 1, item: { name: 'pain' } }])).body.lines).toEqual(
      [],
    )
  })

  it('have a limit that refuses the whole request', async () => {
    const item = { name: 'pain' }
    const rows = () => Array.from({ length: 100 }, () => ({ key: crypto.randomUUID(), at: Date.now(), item }))
    for (let full = 0; full < shoppingLimits.lines / 100; full++) await change(camille, camille, rows())
    expect(codeOf(await change(camille, camille, rows().slice(0, 1)))).toBe('LIST_FULL')
    expect((await list(camille)).body.lines).toHaveLength(shoppingLimits.lines)
  })
})

describe('sharing', () => {
  it('needs a conversation that both accepted', async () => {
    expect(codeOf(await invites())).toBe('LIST_NEEDS_CONVERSATION')
    await camille.posts('/api/messages', { clientId: crypto.randomUUID(), to: ines.username, text: 'Bonjour' })
    expect(codeOf(await invites())).toBe('LIST_NEEDS_CONVERSATION')
  })

  it('begins when she accepts, and is announced once', async () => {
    await talk()
    await invites()
    await invites()
    await test.settled()
    const told = (await ines.gets<Page<NotificationView>>('/api/notifications')).body.items
    expect(told.filter(({ value }) => value === 'courses')).toMatchObject([
      { title: 'Camille partage sa liste avec toi', path: `/courses?liste=${camille.id}`, read: false },
    ])
    expect(codeOf(await list(ines, camille))).toBe('LIST_NOT_FOUND')
    expect((await overview(ines)).shared).toMatchObject([{ id: camille.id, accepted: false }])
    expect((await list(louise, camille)).status).toBe(404)
    await ines.posts(`/api/shopping-lists/${camille.id}/accept`)
    expect((await list(ines, camille)).body).toMatchObject({ owner: { displayName: 'Camille' }, members: [] })
    expect((await list(camille)).body.members).toMatchObject([{ member: { displayName: 'Inès' }, accepted: true }])
  })

  it('shows ticks on the open page of the other', async () => {
    await share()
    const key = await adds(ines, camille, 'pain')
    const page = await openLivePage(test.app, camille)
    await change(ines, camille, [{ key, at: Date.now(), done: true }])
    expect(await page.hears('shopping.lines')).toMatchObject({ listId: camille.id, lines: [{ key, done: true }] })
    page.closes()
  })

  it.each([
    ['she leaves', () => ines.posts(`/api/shopping-lists/${camille.id}/leave`)],
    ['the owner takes her out', () => camille.deletes(`/api/shopping-lists/mine/members/${ines.username}`)],
    ['she blocks the owner', () => ines.posts('/api/blocks', { username: camille.username })],
    ['the owner blocks her', () => camille.posts('/api/blocks', { username: ines.username })],
  ])('ends when %s', async (_how, ends) => {
    await share()
    expect((await ends()).status).toBe(200)
    await test.settled()
    expect(codeOf(await list(ines, camille))).toBe('LIST_NOT_FOUND')
    expect(codeOf(await change(ines, camille, [{ key: crypto.randomUUID(), at: 1, item: { name: 'x' } }]))).toBe(
      'LIST_NOT_FOUND',
    )
    expect((await overview(ines)).shared).toEqual([])
    expect((await list(camille)).body.members).toEqual([])
    expect(codeOf(await ines.posts(`/api/shopping-lists/${camille.id}/accept`))).toBe('LIST_NOT_FOUND')
  })
})

it('basics are known ingredients, each once', async () => {
  await camille.puts('/api/kitchen-basics/sel')
  await camille.puts('/api/kitchen-basics/sel')
  expect((await camille.puts('/api/kitchen-basics/inconnu')).status).toBe(200)
  expect((await overview(camille)).basics).toEqual([{ ingredient: 'sel', name: 'sel' }])
  expect((await camille.deletes<ShoppingOverview>('/api/kitchen-basics/sel')).body.basics).toEqual([])
})

describe('a report of a line', () => {
  const lineOf = async (who: Person, name: string) =>
    (await list(who, camille)).body.lines.find((line) => line.name === name)?.id
  const reportsIt = (who: Person, targetId: unknown) =>
    who.posts<ErrorEnvelope>('/api/reports', {
      target: 'shoppingLine',
      targetId,
      reason: 'harassment',
      goodFaith: true,
    })

  it('names its writer to moderators, with the lines around it', async () => {
    await share()
    await adds(camille, camille, 'pain')
    await adds(ines, camille, 'insulte')
    await adds(camille, camille, 'sel')
    expect((await reportsIt(camille, await lineOf(camille, 'insulte'))).status).toBe(200)
    const [report] = await test.db.select().from(reports)
    expect(report).toMatchObject({ aboutId: ines.id, excerpt: 'insulte' })
    expect(report?.snapshot).toMatchObject({
      username: ines.username,
      before: [{ authorId: camille.id, text: 'pain' }],
      after: [{ authorId: camille.id, text: 'sel' }],
    })
    const { body } = await camille.gets<Page<OwnReport>>('/api/reports/mine')
    expect(body.items).toMatchObject([{ target: 'shoppingLine', excerpt: 'insulte' }])
    await ines.posts(`/api/shopping-lists/${camille.id}/leave`)
    expect((await camille.gets<Page<OwnReport>>('/api/reports/mine')).body.items).toHaveLength(1)
  })

  it('is about who wrote it last, and never about oneself', async () => {
    await share()
    const key = await adds(ines, camille, 'pain')
    await change(camille, camille, [{ key, at: Date.now() + 5, item: { name: 'pain complet' } }])
    await change(ines, camille, [{ key, at: Date.now() + 9, done: true }])
    const id = await lineOf(camille, 'pain complet')
    expect(codeOf(await reportsIt(camille, id))).toBe('FORBIDDEN')
    expect((await reportsIt(ines, id)).status).toBe(200)
    expect(await test.db.select({ about: reports.aboutId }).from(reports)).toEqual([{ about: camille.id }])
  })

  it('is refused to who does not use the list', async () => {
    await share()
    await adds(ines, camille, 'pain')
    const id = await lineOf(camille, 'pain')
    expect(codeOf(await reportsIt(louise, id))).toBe('CONTENT_NOT_FOUND')
    expect((await test.visitor.posts('/api/reports', { target: 'shoppingLine', targetId: id })).status).toBe(400)
    await test.personas.blocks(ines, camille)
    expect(codeOf(await reportsIt(ines, id))).toBe('CONTENT_NOT_FOUND')
  })
})
