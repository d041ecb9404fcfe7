import type {
  ConversationOpened,
  EditSwap,
  ErrorEnvelope,
  NotificationView,
  Page,
  PublishSwap,
  SavedSearchView,
  SwapRequests,
  SwapView,
} from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, codeOf, type Person, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { matchSearches, notifyMatches } from '../../publishing/saved-searches/public.ts'
import { filterListedSwaps } from './list-swaps.ts'
import { tendSwaps } from './tend-swaps.ts'

const DAY = 24 * 60 * 60 * 1000

let nina: Person
let lou: Person
let ada: Person
const clock = { now: new Date() }

const { test } = await setUpTestApp({ brand: 'seve', now: () => clock.now })

const offers = (person: Person, more: Partial<PublishSwap> = {}) =>
  person.posts<SwapView & ErrorEnvelope>('/api/swaps', {
    ...{ clientId: crypto.randomUUID(), kind: 'seeds', title: 'Graines de mâche' },
    ...more,
  })
const opens = (person: Person, id: number) => person.gets<SwapView & ErrorEnvelope>(`/api/swaps/${id}`)
const lists = async (person: Person, query = '') =>
  (await person.gets<Page<SwapView>>(`/api/swaps${query}`)).body.items.map(({ title }) => title)
const asks = (person: Person, owner: Person, swapId: number) =>
  person.posts<ErrorEnvelope>('/api/messages', {
    ...{ clientId: crypto.randomUUID(), to: owner.username, text: 'Elle est toujours là ?' },
    profileQuote: { kind: 'swap', swapId },
  })
const requests = async (owner: Person, id: number) =>
  (await owner.gets<SwapRequests>(`/api/swaps/${id}/requests`)).body.items
const lines = async (person: Person) => {
  await test.settled()
  const { body } = await person.gets<Page<NotificationView>>('/api/notifications?section=partages&value=troc')
  return body.items
}

beforeAll(async () => {
  await test.app.jobs.start()
  nina = await test.personas.member('Nina', { city: 'Lyon' })
  lou = await test.personas.member('Lou', { city: 'Lyon' })
  ada = await test.personas.member('Ada', { city: 'Nantes' })
})
afterEach(async () => {
  await test.settled()
  clock.now = new Date()
  const { blocks, conversations, firstContacts, mutes, notifications, swaps } = tables
  for (const table of [swaps, blocks, mutes, conversations, firstContacts, notifications]) await test.db.delete(table)
})

describe('an offer', () => {
  it('has words and pictures for members, a distance band and never a place', async () => {
    const { id: fileId } = await uploadPhoto(nina)
    const images = [{ fileId, alt: 'Un sachet' }]
    const words = { body: 'De l’été.', quantity: 'Dix sachets', wanted: 'un bocal', images }
    const { body } = await offers(nina, words)
    const { body: seen } = await opens(lou, body.id)
    expect(seen).toMatchObject({
      ...{ body: 'De l’été.', quantity: 'Dix sachets', wanted: 'un bocal' },
      distance: '10',
    })
    expect(seen.images[0]?.alt).toBe('Un sachet')
    expect(JSON.stringify(seen)).not.toMatch(/Lyon|latitude|longitude/)
    expect((await opens(ada, body.id)).body.distance).toBe('far')
  })

  it('is never sold, and promises no cure', async () => {
    const paid = await offers(nina, { title: 'Plants à vendre, 3 €' })
    expect(paid.status).toBe(400)
    expect(paid.body.error.details.fields).toHaveProperty('title')
    expect((await offers(nina, { wanted: '5 euros' })).body.error.details.fields).toHaveProperty('wanted')
    expect(codeOf(await offers(nina, { body: 'Ce jus guérit le cancer.' }))).toBe('WORDS_REFUSED')
  })

  it('is edited while it is open, by its owner, with the checks of a new one', async () => {
    const [one, other] = [await uploadPhoto(nina), await uploadPhoto(nina)]
    const picture = ({ id }: { id: number }, alt = '') => ({ fileId: id, alt })
    const { body } = await offers(nina, { images: [picture(one, 'Un'), picture(other)] })
    const edits = (person: Person, more: Partial<EditSwap> = {}) =>
      person.puts<SwapView & ErrorEnvelope>(`/api/swaps/${body.id}`, { kind: 'seeds', title: 'Roquette', ...more })
    expect(body.can.edit).toBe(true)
    const edited = await edits(nina, { wanted: 'un bocal', images: [picture(other, 'Deux')] })
    expect(edited.body).toMatchObject({ title: 'Roquette', wanted: 'un bocal', images: [{ alt: 'Deux' }] })
    expect(edited.body.images).toHaveLength(1)
    const audience = async () =>
      (await test.db.select().from(tables.files).where(eq(tables.files.id, one.id)))[0]?.audience
    expect(await audience()).toBe('owner')
    expect((await edits(nina, { images: [picture(one), picture(other)] })).body.images).toHaveLength(2)
    expect(await audience()).toBe('members')
    expect((await edits(nina, { title: 'Plants à vendre, 3 €' })).status).toBe(400)
    expect(codeOf(await edits(nina, { body: 'Ce jus guérit le cancer.' }))).toBe('WORDS_REFUSED')
    expect(codeOf(await edits(lou))).toBe('FORBIDDEN')
    await asks(lou, nina, body.id)
    await nina.puts(`/api/swaps/${body.id}/reservation`, { memberId: lou.id })
    expect(codeOf(await edits(nina))).toBe('SWAP_CHANGED')
  })

  it('is published once per client id, and at most as many are open', async () => {
    const clientId = crypto.randomUUID()
    const [first, again] = [await offers(nina, { clientId }), await offers(nina, { clientId })]
    expect(again.body.id).toBe(first.body.id)
    for (let more = 1; more < limits.swaps.open; more += 1) await offers(nina)
    expect(codeOf(await offers(nina))).toBe('SWAPS_FULL')
  })

  it('is listed nearest first, then newest, page by page, by kind and by word', async () => {
    await offers(ada, { title: 'Loin' })
    await offers(lou, { title: 'Prunes', kind: 'harvest' })
    await offers(lou, { title: 'Sécateur', kind: 'tools', body: 'Bien aiguisé' })
    expect(await lists(nina)).toEqual(['Sécateur', 'Prunes', 'Loin'])
    expect(await lists(nina, '?kind=harvest')).toEqual(['Prunes'])
    expect(await lists(nina, '?q=aiguis%C3%A9')).toEqual(['Sécateur'])
    const { body } = await nina.gets<Page<SwapView>>('/api/swaps?limit=2')
    expect(await lists(nina, `?limit=2&cursor=${body.cursor}`)).toEqual(['Loin'])
    expect([await lists(lou), await lists(lou, '?scope=own')]).toEqual([['Loin'], ['Sécateur', 'Prunes']])
  })

  it('of one who hides her distance is listed last, without it', async () => {
    await offers(ada, { title: 'Loin' })
    await offers(lou, { title: 'Cachée' })
    await lou.patches('/api/members/me', { hideDistance: true })
    const { body } = await nina.gets<Page<SwapView>>('/api/swaps')
    expect(body.items.map(({ title, distance }) => [title, distance])).toEqual([
      ['Cachée', null],
      ['Loin', 'far'],
    ])
    await lou.patches('/api/members/me', { hideDistance: false })
  })

  it('is hidden by a block, a pause, a mute and a moderator', async () => {
    const { body } = await offers(lou)
    await test.personas.blocks(nina, lou)
    expect([codeOf(await opens(nina, body.id)), await lists(nina)]).toEqual(['SWAP_NOT_FOUND', []])
    await test.db.delete(tables.blocks)
    await test.personas.changes(lou, { pause: 1 })
    expect([codeOf(await opens(nina, body.id)), await lists(nina)]).toEqual(['SWAP_NOT_FOUND', []])
    await test.personas.changes(lou, { pause: 0 })
    await test.db.insert(tables.mutes).values({ userId: nina.id, memberId: lou.id })
    expect([(await opens(nina, body.id)).status, await lists(nina)]).toEqual([200, []])
    await test.db.update(tables.swaps).set({ hiddenAt: new Date(), hiddenReason: 'Pas ici' })
    expect(codeOf(await opens(nina, body.id))).toBe('SWAP_NOT_FOUND')
  })
})

describe('« Ça m’intéresse »', () => {
  it('is a message that quotes the offer; the owner reserves for one and hands it over', async () => {
    const { body: swap } = await offers(nina)
    expect((await asks(lou, nina, swap.id)).status).toBe(200)
    expect((await asks(ada, nina, swap.id)).status).toBe(200)
    const { body: opened } = await nina.gets<ConversationOpened>(`/api/conversations/with/${lou.username}`)
    expect(opened.messages[0]?.profileQuote).toEqual({ kind: 'swap', swapId: swap.id, title: swap.title })
    expect((await requests(nina, swap.id)).map(({ member }) => member.username)).toEqual(['lou', 'ada'])
    expect(codeOf(await lou.gets(`/api/swaps/${swap.id}/requests`))).toBe('FORBIDDEN')
    const reserved = await nina.puts<SwapView>(`/api/swaps/${swap.id}/reservation`, { memberId: lou.id })
    expect(reserved.body.state).toBe('reserved')
    expect((await opens(lou, swap.id)).body.forViewer).toBe(true)
    expect(await lines(lou)).toMatchObject([{ title: 'Réservé pour toi\u202F: «\u202FGraines de mâche\u202F»' }])
    expect((await nina.puts<SwapView>(`/api/swaps/${swap.id}/handed-over`, {})).body.state).toBe('taken')
    expect(await lines(ada)).toMatchObject([
      { title: '«\u202FGraines de mâche\u202F» a trouvé preneuse', path: '/trocs' },
    ])
    expect((await lines(lou)).length).toBe(1)
    expect(await lists(lou, '?scope=asked')).toEqual(['Graines de mâche'])
  })

  it('ends with a block: nothing stays reserved, and neither has a notification of it', async () => {
    const { body: swap } = await offers(nina)
    await asks(lou, nina, swap.id)
    await nina.puts(`/api/swaps/${swap.id}/reservation`, { memberId: lou.id })
    expect(await lines(lou)).toHaveLength(1)
    await nina.posts('/api/blocks', { username: lou.username })
    expect(await lines(lou)).toEqual([])
    expect((await opens(nina, swap.id)).body.state).toBe('open')
    const again = await nina.puts(`/api/swaps/${swap.id}/reservation`, { memberId: lou.id })
    expect(codeOf(again)).toBe('SWAP_NOT_ASKED')
  })

  it('comes too late once it is reserved, and is for others only', async () => {
    const { body: swap } = await offers(nina)
    await asks(lou, nina, swap.id)
    await nina.puts(`/api/swaps/${swap.id}/reservation`, { memberId: lou.id })
    expect(codeOf(await asks(ada, nina, swap.id))).toBe('SWAP_TAKEN')
    expect(codeOf(await asks(ada, lou, swap.id))).toBe('SWAP_NOT_FOUND')
    expect(codeOf(await nina.puts(`/api/swaps/${swap.id}/reservation`, { memberId: ada.id }))).toBe('SWAP_CHANGED')
    await nina.deletes(`/api/swaps/${swap.id}/reservation`)
    expect(codeOf(await nina.puts(`/api/swaps/${swap.id}/reservation`, { memberId: ada.id }))).toBe('SWAP_NOT_ASKED')
    expect(codeOf(await lou.puts(`/api/swaps/${swap.id}/handed-over`, {}))).toBe('FORBIDDEN')
  })

  it('has a limit a day', async () => {
    const { body: swap } = await offers(nina)
    const others = Array.from({ length: limits.swaps.requestsPerDay }, () => ({
      ...{ ownerId: ada.id, clientId: crypto.randomUUID(), kind: 'seeds', title: 'Autre' },
      expiresAt: new Date(Date.now() + DAY),
    }))
    const rows = await test.db.insert(tables.swaps).values(others).returning({ id: tables.swaps.id })
    await test.db.insert(tables.swapRequests).values(rows.map(({ id }) => ({ swapId: id, memberId: lou.id })))
    expect(codeOf(await asks(lou, nina, swap.id))).toBe('SWAP_REQUESTS_LIMIT')
  })
})

describe('an alert about offers', () => {
  const save = (search: string) =>
    lou.posts<SavedSearchView & ErrorEnvelope>('/api/saved-searches', { kind: 'swaps', search, name: 'Kéfir' })
  const runs = async () => {
    await test.settled()
    const { db, app } = test
    const parts = { db, unitOfWork: app.events.unitOfWork, now: () => clock.now, filterListedSwaps }
    await matchSearches(parts)
    await notifyMatches(parts)
    await test.settled()
    const { body } = await lou.gets<Page<NotificationView>>('/api/notifications?section=profil&value=alerte')
    return body.items.map(({ message, path }) => ({ message, path }))
  }
  afterEach(() => test.db.delete(tables.savedSearches))

  it('tells about a new offer of a kind or with a word, never about her own or one that a block hides', async () => {
    expect(codeOf(await save(''))).toBe('SAVED_SEARCH_EMPTY')
    expect((await save('kind=starters&q=k%C3%A9fir')).body.path).toBe('/trocs?genre=starters&q=k%C3%A9fir')
    await offers(lou, { kind: 'starters', title: 'Kéfir de lait' })
    await offers(nina, { kind: 'seeds', title: 'Kéfir en graines' })
    await test.personas.blocks(ada, lou)
    await offers(ada, { kind: 'starters', title: 'Grains de kéfir' })
    expect(await runs()).toEqual([])
    await offers(nina, { kind: 'starters', title: 'Grains de kéfir' })
    const told = [
      { message: '«\u202fKéfir\u202f»\u202f: un nouveau troc.', path: '/trocs?genre=starters&q=k%C3%A9fir' },
    ]
    expect(await runs()).toEqual(told)
    expect(await runs()).toEqual(told)
  })

  it('says nothing of an offer that is gone before its turn', async () => {
    await save('kind=tools')
    const { body } = await offers(nina, { kind: 'tools', title: 'Sécateur' })
    await nina.deletes(`/api/swaps/${body.id}`)
    expect(await runs()).toEqual([])
  })
})

describe('time', () => {
  const parts = () => ({ unitOfWork: test.app.events.unitOfWork, now: () => clock.now })

  it('closes an offer by itself, after a reminder; a renewal opens it again', async () => {
    const { body: fresh } = await offers(nina, { kind: 'harvest', title: 'Prunes' })
    const { body: kept } = await offers(nina)
    clock.now = new Date(Date.now() + (limits.swaps.freshDays - 1) * DAY + 1000)
    await tendSwaps(parts())
    await tendSwaps(parts())
    expect(await lines(nina)).toMatchObject([{ title: 'Toujours là\u202F? «\u202FPrunes\u202F»' }])
    clock.now = new Date(Date.now() + limits.swaps.freshDays * DAY + 1000)
    await tendSwaps(parts())
    const states = async () => [(await opens(nina, fresh.id)).body.state, (await opens(nina, kept.id)).body.state]
    expect(await states()).toEqual(['closed', 'open'])
    expect(await lists(lou)).toEqual(['Graines de mâche'])
    const renewed = await nina.puts<SwapView>(`/api/swaps/${fresh.id}/renewal`, {})
    expect(renewed.body).toMatchObject({ state: 'open', can: { renew: true } })
    expect(await lines(nina)).toMatchObject([{ read: true }])
  })

  it('tells those who asked, in neutral words, that an offer is gone', async () => {
    const { body: gone } = await offers(nina)
    const { body: given } = await offers(nina, { title: 'Pois' })
    for (const { id } of [gone, given]) await asks(lou, nina, id)
    await nina.puts(`/api/swaps/${given.id}/handed-over`, {})
    await nina.deletes(`/api/swaps/${gone.id}`)
    await nina.deletes(`/api/swaps/${given.id}`)
    const told = (await lines(lou)).map(({ title, message, path }) => ({ title, message, path }))
    expect(told).toContainEqual({
      title: '«\u202FGraines de mâche\u202F» n’est plus proposé',
      message: 'L’offre a été retirée. D’autres trocs t’attendent.',
      path: '/trocs',
    })
    expect(told).toHaveLength(1)
    expect(await lines(ada)).toEqual([])
  })

  it('leaves a deleted offer to nobody', async () => {
    const { body } = await offers(nina)
    expect(codeOf(await lou.deletes(`/api/swaps/${body.id}`))).toBe('FORBIDDEN')
    expect((await nina.deletes(`/api/swaps/${body.id}`)).status).toBe(200)
    expect(codeOf(await opens(lou, body.id))).toBe('SWAP_NOT_FOUND')
    const [row] = await test.db.select().from(tables.swaps).where(eq(tables.swaps.id, body.id))
    expect(row?.deletedAt).not.toBeNull()
  })
})

it('belongs to brands with swaps', async () => {
  const other = await buildTestApp({ kitchen: false })
  const camille = await other.personas.camille()
  expect((await camille.gets('/api/swaps')).status).toBe(404)
  await other.close()
})
