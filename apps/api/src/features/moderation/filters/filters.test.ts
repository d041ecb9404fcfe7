import type {
  DeskHeld,
  DeskList,
  ErrorEnvelope,
  FilterTestResult,
  FilterWords,
  Page,
  ShareView,
} from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

const { test } = await setUpTestApp()
const moderator = await test.personas.member('Odile', { role: 'moderator' })
const reader = await test.personas.member('Lise')
beforeAll(async () => {
  await moderator.posts('/api/desk/filters/words', { add: ['Crypto', 'héritage  bloqué'] })
})

let newcomers = 0
const newcomer = () => {
  newcomers += 1
  return test.personas.member(`Nora${newcomers}`, { user: { createdAt: new Date() } })
}
const publishes = async (who: Person, body: string, rest: object = {}) => {
  const share = { clientId: crypto.randomUUID(), kind: 'pensee', body, visibility: 'public', ...rest }
  return (await who.posts<ShareView>('/api/shares', share)).body
}
const codeOf = ({ body }: { body: unknown }) => (body as ErrorEnvelope).error.details.code
/** Under which number the desk has a share. */
async function heldId(shareId: number): Promise<number> {
  const [row] = await test.db.select().from(tables.heldItems).where(eq(tables.heldItems.shareId, shareId))
  return row?.id ?? 0
}
const decides = async (shareId: number, decision: object, who = moderator) =>
  who.posts<DeskHeld>(`/api/desk/filters/${await heldId(shareId)}/decide`, {
    clientId: crypto.randomUUID(),
    ...decision,
  })
const opens = async (shareId: number, who = moderator) =>
  who.gets<DeskHeld>(`/api/desk/filters/${await heldId(shareId)}`)
const countOf = async ({ id }: Person) =>
  (
    await test.db
      .select({ count: tables.userProfiles.shareCount })
      .from(tables.userProfiles)
      .where(eq(tables.userProfiles.userId, id))
  )[0]?.count
const acts = (targetId: number) =>
  test.db
    .select({ action: tables.auditEntries.action })
    .from(tables.auditEntries)
    .where(and(eq(tables.auditEntries.target, 'share'), eq(tables.auditEntries.targetId, targetId)))
/** Where a share shows, asked by whoever it is not by; what each says of its words. */
async function seenBy(who: Person | null, author: Person, share: ShareView): Promise<string> {
  const paths = [
    '/api/shares?limit=50',
    `/api/shares?author=${author.username}`,
    `/api/shares/${share.id}`,
    `/api/shares/${share.slug}`,
    `/api/shares/${share.id}/comments`,
    `/api/shares/${share.id}/calendar`,
    `/api/members/${author.username}`,
    '/shares-sitemap.xml',
    '/all-sitemap.xml',
    '/sitemap.xml',
    ...(who === null ? [] : ['/api/search?q=marmelade', '/api/notifications', '/api/favorites', '/api/desk/contents']),
  ]
  const answers = await Promise.all(paths.map((path) => (who ?? test.visitor).gets(path)))
  return JSON.stringify(answers.map(({ body }) => body))
}

describe('held content', () => {
  it.each([
    ['a word of the list, whatever its accents', 'Parlons de mon HERITAGE bloqué.', 'word'],
    ['a link', 'Venez sur gagner.example.com/ici', 'link'],
    ['a telephone number', 'Appelle au 06 12 34 56 78 ce soir', 'phone'],
  ])('is %s', async (_what, body, kind) => {
    const nora = await newcomer()
    const share = await publishes(nora, body)
    expect(share).toMatchObject({ held: true, body, can: { edit: false, comment: false, react: false, remove: true } })
    const opened = (await opens(share.id)).body
    expect(opened).toMatchObject({ state: 'open', kinds: [kind], text: body, can: { decide: true } })
  })

  it('does not match other text, nor a part of a longer word', async () => {
    const nora = await newcomer()
    expect(await publishes(nora, 'La cryptographie m’amuse, le 12/03/2026 aussi.')).toMatchObject({ held: false })
  })

  it('does not come from older accounts or staff', async () => {
    const [zoe, staff] = [await test.personas.member('Zoé'), await test.personas.member('Rédac', { role: 'editor' })]
    await test.personas.changes(zoe, { createdAt: new Date(Date.now() - limits.newAccount - 1000) })
    for (const who of [zoe, staff]) expect(await publishes(who, 'Mon site : exemple.fr')).toMatchObject({ held: false })
  })

  it('includes changes to a published share', async () => {
    const nora = await newcomer()
    const share = await publishes(nora, 'Bonjour à toutes')
    expect(await countOf(nora)).toBe(1)
    const { version, kind: _kind, ...rest } = share
    const words = { title: '', visibility: rest.visibility, cover: null, recipe: null, outing: null, images: [] }
    const changed = await nora.patches<ShareView>(`/api/shares/${share.id}`, { ...words, version, body: 'exemple.fr' })
    expect(changed.body).toMatchObject({ held: true, body: 'exemple.fr' })
    expect(await countOf(nora)).toBe(0)
    expect((await reader.gets(`/api/shares/${share.id}`)).status).toBe(404)
    await decides(share.id, { state: 'released' })
    expect(await countOf(nora)).toBe(1)
    const [again] = [(await reader.gets<ShareView>(`/api/shares/${share.id}`)).body]
    expect(again).toMatchObject({ held: false, body: 'exemple.fr', publishedAt: share.publishedAt })
  })
})

it('shows a held share to its author only', async () => {
  const nora = await newcomer()
  await reader.puts(`/api/favorites/${nora.username}`, {})
  const share = await publishes(nora, 'Ma marmelade, au 06 12 34 56 78')
  expect(await countOf(nora)).toBe(0)
  for (const who of [reader, moderator, null]) expect(await seenBy(who, nora, share)).not.toContain('armelade')
  const told = await test.db
    .select()
    .from(tables.events)
    .where(inArray(tables.events.type, ['share.published', 'favorites.told']))
  expect(told.filter(({ payload }) => (payload as { shareId?: number }).shareId === share.id)).toEqual([])
  const mine = (await nora.gets<Page<ShareView>>('/api/shares?scope=mine')).body
  expect(mine.items.map(({ id, held }) => ({ id, held }))).toEqual([{ id: share.id, held: true }])
  expect((await nora.gets(`/api/shares/${share.slug}`)).status).toBe(200)
  for (const path of ['reaction', 'kept', 'going'])
    expect(
      (await reader.puts(`/api/shares/${share.id}/${path}`, { kind: 'coeur', kept: true, going: true })).status,
    ).not.toBe(200)
  expect(
    (await reader.posts(`/api/shares/${share.id}/comments`, { clientId: crypto.randomUUID(), text: 'Oh' })).status,
  ).toBe(404)
  expect((await moderator.posts(`/api/desk/contents/${share.id * 2}/show`)).status).toBe(404)
  expect((await decides(share.id, { state: 'released' })).body).toMatchObject({ state: 'released' })
  for (const who of [reader, null]) expect(await seenBy(who, nora, share)).toContain('armelade')
})

it('lets the author remove a held share, which leaves the queue and the counters right', async () => {
  const nora = await newcomer()
  const share = await publishes(nora, 'exemple.fr')
  expect((await nora.deletes(`/api/shares/${share.id}`)).status).toBe(200)
  expect(await countOf(nora)).toBe(0)
  expect(codeOf(await decides(share.id, { state: 'released' }))).toBe('HELD_NOT_FOUND')
})

it('publishes a released share at the time of its release', async () => {
  const nora = await newcomer()
  const share = await publishes(nora, 'Rendez-vous sur exemple.fr')
  const before = await publishes(reader, 'Entre les deux')
  expect((await decides(share.id, { state: 'released' })).body).toMatchObject({
    state: 'released',
    text: '',
    can: { decide: false },
  })
  expect(await countOf(nora)).toBe(1)
  const feed = (await reader.gets<Page<ShareView>>('/api/shares?limit=50')).body.items.map(({ id }) => id)
  expect(feed.indexOf(share.id)).toBeLessThan(feed.indexOf(before.id))
  const events = await test.db.select().from(tables.events).where(eq(tables.events.type, 'share.published'))
  expect(events.map(({ payload }) => payload)).toContainEqual({
    type: 'share.published',
    shareId: share.id,
    authorId: nora.id,
  })
  expect(codeOf(await decides(share.id, { state: 'refused', statement: 'Non.' }))).toBe('HELD_DECIDED')
})

it('refuses with a statement of reasons, which the author may contest', async () => {
  const nora = await newcomer()
  const share = await publishes(nora, 'Du crypto pour toutes')
  expect((await decides(share.id, { state: 'refused' })).status).toBe(400)
  await decides(share.id, { state: 'refused', statement: 'Pas de placements ici.' })
  for (const who of [nora, reader]) expect((await who.gets(`/api/shares/${share.id}`)).status).toBe(404)
  expect(await countOf(nora)).toBe(0)
  const mine = (await nora.gets<Page<object>>('/api/sanctions/mine')).body
  expect(mine.items).toMatchObject([
    { kind: 'hidden', target: 'share', reason: 'Pas de placements ici.', mayAskReview: true },
  ])
})

it('lists author and reason without the text; each view and decision is audited', async () => {
  const nora = await newcomer()
  const share = await publishes(nora, 'Une confidence, exemple.fr')
  const queue = (await moderator.gets<DeskList<DeskHeld>>('/api/desk/filters?pageSize=100')).body
  expect(queue.items.find(({ author }) => author.id === nora.id)).toMatchObject({ kinds: ['link'], target: 'share' })
  expect(JSON.stringify(queue)).not.toContain('confidence')
  expect((await moderator.gets<{ count: number }>('/api/desk/filters/waiting')).body.count).toBeGreaterThan(0)
  await opens(share.id)
  await decides(share.id, { state: 'released' })
  expect(await acts(share.id)).toEqual([{ action: 'filter.open' }, { action: 'filter.decide' }])
  expect((await opens(share.id)).body.text).toBe('')
})

it('refuses a decision on own content', async () => {
  const nora = await newcomer()
  const share = await publishes(nora, 'exemple.fr')
  await test.personas.changes(nora, { roleUser: 'moderator' })
  expect((await opens(share.id, nora)).status).toBe(404)
  expect((await decides(share.id, { state: 'released' }, nora)).status).toBe(404)
})

it('supports concurrent changes of the word list, and matches across line breaks', async () => {
  const changes = (change: object) => moderator.posts<FilterWords>('/api/desk/filters/words', change)
  await Promise.all([changes({ add: ['Télégramme'] }), changes({ add: ['mandat cash'] })])
  const { words } = (await changes({ remove: ['TELEGRAMME'] })).body
  expect(words).toContain('mandat cash')
  expect(words).not.toContain('telegramme')
  const text = 'Un Mandat\ncash, vite'
  const { id } = await publishes(await newcomer(), text)
  const { matches } = (await opens(id)).body
  expect(matches.map(({ kind, from, to }) => [kind, text.slice(from, to)])).toEqual([['word', 'Mandat\ncash']])
  const many = Array.from({ length: limits.filterWords.most }, (_one, index) => `mot ${index}`)
  expect(codeOf(await changes({ add: many }))).toBe('FILTER_WORDS_FULL')
})

it('tests a sentence for a moderator without storing it', async () => {
  const tries = (said: string, who = moderator) =>
    who.gets<FilterTestResult>(`/api/desk/filters/try?${new URLSearchParams({ text: said })}`)
  const text = 'Du crypto ? Écris à moi@exemple.org.'
  const { body } = await tries(text)
  expect(body.matches.map(({ kind, from, to }) => [kind, text.slice(from, to)])).toEqual([
    ['word', 'crypto'],
    ['link', 'moi@exemple.org'],
  ])
  expect((await tries(text, reader)).status).toBe(403)
  expect((await tries(' ')).status).toBe(400)
})

it('is assigned to one moderator, who can release it or be replaced; each view is audited', async () => {
  const other = await test.personas.member('Berthe', { role: 'moderator' })
  const nora = await newcomer()
  const share = await publishes(nora, 'exemple.fr, pour toutes')
  const id = await heldId(share.id)
  const acts = (who: Person, act: string, values?: object) =>
    who.posts<DeskHeld>(`/api/desk/filters/${id}/${act}`, values)
  expect((await acts(moderator, 'assign', {})).body.assignee).toMatchObject({ id: moderator.id })
  expect(codeOf(await acts(other, 'assign', {}))).toBe('HELD_TAKEN')
  const mine = (await moderator.gets<DeskList<DeskHeld>>('/api/desk/filters?assignee=me')).body.items
  expect(mine.map((row) => row.id)).toEqual([id])
  expect((await acts(other, 'release')).body.assignee).toMatchObject({ id: moderator.id })
  expect((await acts(other, 'assign', { takeOver: true })).body.assignee).toMatchObject({ id: other.id })
  expect((await acts(other, 'release')).body.assignee).toBeNull()
  const written = await test.db
    .select({ action: tables.auditEntries.action, actorId: tables.auditEntries.actorId })
    .from(tables.auditEntries)
    .where(and(eq(tables.auditEntries.target, 'share'), eq(tables.auditEntries.targetId, share.id)))
  expect(written.filter(({ actorId }) => actorId === other.id).map(({ action }) => action)).toEqual([
    ...['filter.open', 'filter.assign', 'filter.release'],
  ])
  await decides(share.id, { state: 'released' })
  expect(codeOf(await acts(moderator, 'assign', {}))).toBe('HELD_DECIDED')
})
