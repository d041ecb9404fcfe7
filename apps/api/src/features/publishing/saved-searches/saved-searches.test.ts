import {
  limits,
  type NotificationView,
  type Page,
  type SavedSearchList,
  type SavedSearchView,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { codeOf, createRoomFixture, type Person, setUpTestApp } from '@consoeurs/test-support'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { matchSearches } from './match-searches.ts'
import { notifyMatches } from './notify-matches.ts'

const HOUR = 3_600_000
let camille: Person
let now: Date
const { test } = await setUpTestApp({ clears: [tables.communities, tables.users] })
beforeEach(async () => {
  now = new Date()
  camille = await test.personas.camille({ city: 'Lyon' })
})
afterEach(() => test.settled())

const members = 'interest=escalade&within=50'
const save = (search: string, more: object = {}, person = camille) =>
  person.posts<SavedSearchView>('/api/saved-searches', { kind: 'members', search, name: 'Escalade', ...more })
const list = async (person = camille) => (await person.gets<SavedSearchList>('/api/saved-searches')).body.items
const lines = async (person = camille) =>
  (await person.gets<Page<NotificationView>>('/api/notifications')).body.items
    .filter(({ value }) => value === 'alerte')
    .map(({ title, message, path }) => ({ title, message, path }))

/** What the job does each minute, after these milliseconds. */
async function runs(later = 0): Promise<void> {
  await test.settled()
  now = new Date(now.getTime() + later)
  const parts = {
    db: test.db,
    unitOfWork: test.app.events.unitOfWork,
    now: () => now,
    filterListedSwaps: async () => [],
  }
  await matchSearches(parts)
  await notifyMatches(parts)
  await test.settled()
}

const climbs = (person: Person, interests = ['escalade']) => person.patches('/api/members/me', { interests })
const oneNew = {
  title: 'Du nouveau pour une recherche que tu gardes',
  message: '«\u202fEscalade\u202f»\u202f: une nouvelle membre.',
  path: '/members?within=50&interest=escalade',
}

describe('a saved search', () => {
  it('is kept once, listed, renamed and deleted, by its owner alone', async () => {
    const { status, body } = await save(`${members}&sort=new&page=3&certified=false`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ kind: 'members', name: 'Escalade', path: oneNew.path, rhythm: 'instant' })
    expect((await save('within=50&interest=escalade', { name: 'Autre' })).body.id).toBe(body.id)
    const ines = await test.personas.ines()
    expect(await list(ines)).toEqual([])
    const change = { name: ' Grimper ', rhythm: 'weekly' }
    expect((await ines.patches(`/api/saved-searches/${body.id}`, change)).status).toBe(404)
    expect((await camille.patches(`/api/saved-searches/${body.id}`, change)).body).toMatchObject({
      name: 'Grimper',
      rhythm: 'weekly',
    })
    expect((await ines.deletes(`/api/saved-searches/${body.id}`)).status).toBe(200)
    expect(await list()).toHaveLength(1)
    expect((await camille.deletes(`/api/saved-searches/${body.id}`)).status).toBe(200)
    expect(await list()).toEqual([])
  })

  it('needs a filter that a new item can meet, a name, and room', async () => {
    for (const search of ['', 'sort=near&online=true&isNew=true&passed=true', 'interest=', 'within=7'])
      expect(codeOf(await save(search)), search).toBe('SAVED_SEARCH_EMPTY')
    expect(codeOf(await save('q=de la', { kind: 'shares' }))).toBe('SAVED_SEARCH_EMPTY')
    expect(codeOf(await save(members, { name: ' ' }))).toBe('VALIDATION')
    const { most } = limits.savedSearches
    const saved = await Promise.all(Array.from({ length: most + 2 }, (_, n) => save(`q=mot${n}`)))
    expect(saved.filter(({ status }) => status === 200)).toHaveLength(most)
    expect(codeOf(await save(members))).toBe('SAVED_SEARCHES_FULL')
  })
})

describe('an alert about members', () => {
  it('tells about a member who adds the theme, once, and not about those who had it', async () => {
    await test.personas.member('Ancienne', { city: 'Lyon', profile: { interests: ['escalade'] } })
    const ines = await test.personas.member('Nouvelle', { city: 'Lyon' })
    await save(members)
    await runs()
    expect(await lines()).toEqual([])
    await climbs(ines)
    await runs()
    expect(await lines()).toEqual([oneNew])
    expect(await lines(ines)).toEqual([])
    await climbs(ines, [])
    await climbs(ines)
    await runs(limits.savedSearches.rest)
    expect(await lines()).toHaveLength(1)
  })

  it('tells about a member who completes her profile or moves there, not about one too far or about herself', async () => {
    await save(members)
    await climbs(camille)
    await climbs(await test.personas.member('Lointaine', { city: 'Nantes' }))
    const draft = await test.personas.member('Arrive', { city: 'Lyon', profile: { status: 'draft' } })
    await climbs(draft)
    await runs()
    expect(await lines()).toEqual([])
    await draft.patches('/api/members/me', { status: 'complete' })
    await runs()
    expect(await lines()).toEqual([oneNew])
    const moving = await test.personas.member('Bouge', { city: 'Nantes', profile: { interests: ['escalade'] } })
    const { latitude, longitude } =
      (await test.db.select().from(tables.users)).find(({ id }) => id === camille.id) ?? {}
    await test.personas.changes(moving, { latitude, longitude })
    await test.app.events.unitOfWork(async (tx) =>
      tx.emit({ type: 'member.terms-added', memberId: moving.id, terms: ['interest:escalade'] }),
    )
    await runs(limits.savedSearches.rest)
    expect(await lines()).toHaveLength(2)
  })

  it.each<[string, (other: Person) => Promise<unknown>]>([
    ['whom the owner blocked', ({ username }) => camille.posts('/api/blocks', { username })],
    ['who blocked the owner', (other) => other.posts('/api/blocks', { username: 'camille' })],
    ['whom the owner muted', ({ username }) => camille.posts('/api/mutes', { username })],
    ['whom the owner passed', ({ username }) => camille.puts(`/api/passes/${username}`, {})],
    ['who paused', (other) => test.personas.changes(other, { pause: 1 })],
    ['who is banned', (other) => test.personas.changes(other, { banned: true })],
    ['who hides her profile', (other) => other.patches('/api/members/me', { status: 'hidden' })],
    ['who hides her distance', (other) => other.patches('/api/members/me', { hideDistance: true })],
  ])('says nothing about a member %s, before or after she was found', async (_, hides) => {
    await save(members)
    const other = await test.personas.member('Autre', { city: 'Lyon' })
    await hides(other)
    await climbs(other)
    await runs()
    expect(await lines()).toEqual([])

    const later = await test.personas.member('Plus tard', { city: 'Lyon' })
    await climbs(later)
    await test.settled()
    await matchSearches({
      db: test.db,
      unitOfWork: test.app.events.unitOfWork,
      now: () => now,
      filterListedSwaps: async () => [],
    })
    await hides(later)
    await runs()
    expect(await lines()).toEqual([])
  })

  it('with a name does not bring back a member whom the owner passed', async () => {
    await save('q=autre&interest=escalade')
    const other = await test.personas.member('Autre', { city: 'Lyon' })
    await camille.puts('/api/passes/autre', {})
    await climbs(other)
    await runs()
    expect(await lines()).toEqual([])
  })

  it('about a community tells about those who join it, as long as the owner may read its list', async () => {
    const { communityId } = await createRoomFixture(test, {
      slug: 'grimpe',
      owner: await test.personas.ines(),
      members: [camille],
    })
    await test.db.update(tables.communities).set({ access: 'secret' })
    await save('community=grimpe')
    const joins = async (name: string) => {
      const { id: memberId } = await test.personas.member(name)
      await test.db.insert(tables.communityMembers).values({ communityId, userId: memberId })
      await test.app.events.unitOfWork(async (tx) => tx.emit({ type: 'community.joined', communityId, memberId }))
    }
    await joins('Une')
    await runs()
    expect(await lines()).toHaveLength(1)
    await camille.deletes('/api/communities/grimpe/membership')
    await joins('Deux')
    await runs(limits.savedSearches.rest)
    expect(await lines()).toHaveLength(1)
  })
})

describe('an alert about shares', () => {
  const publishes = (person: Person, more: object) =>
    person.posts('/api/shares', {
      clientId: crypto.randomUUID(),
      kind: 'pensee',
      title: '',
      body: 'Bonjour',
      visibility: 'members',
      ...more,
    })

  it('tells about a kind, and about words with their endings, but not about her own', async () => {
    const ines = await test.personas.ines()
    await save('kind=question', { kind: 'shares', name: 'Questions' })
    await publishes(ines, { kind: 'pensee', body: 'Une falaise' })
    await publishes(camille, { kind: 'question', body: 'Où ?' })
    await runs()
    expect(await lines()).toEqual([])
    await publishes(ines, { kind: 'question', body: 'Quand ?' })
    await runs()
    expect(await lines()).toEqual([
      {
        title: oneNew.title,
        message: '«\u202fQuestions\u202f»\u202f: un nouveau partage.',
        path: '/shares?kind=question',
      },
    ])
    await save('q=falaises', { kind: 'shares', name: 'Falaises' })
    await publishes(ines, { body: 'Une belle falaise ce matin' })
    await runs(limits.savedSearches.rest)
    expect((await lines())[0]).toMatchObject({ path: '/search?q=falaises&kind=shares' })
  })

  it('says nothing about a closed community, a muted word or a share that was removed', async () => {
    const ines = await test.personas.ines()
    const { communityId } = await createRoomFixture(test, { slug: 'close', owner: ines })
    await save('q=falaise', { kind: 'shares' })
    await publishes(ines, { body: 'Une falaise', visibility: 'community', communityId })
    await camille.posts('/api/mutes', { word: 'vertige' })
    await publishes(ines, { body: 'Une falaise et le vertige' })
    await runs()
    expect(await lines()).toEqual([])
    const { body } = await ines.posts<{ id: number }>('/api/shares', {
      clientId: crypto.randomUUID(),
      kind: 'pensee',
      title: '',
      body: 'La falaise encore',
      visibility: 'members',
    })
    await ines.deletes(`/api/shares/${body.id}`)
    await runs()
    expect(await lines()).toEqual([])
  })
})

describe('the rhythm', () => {
  const daily = limits.savedSearches.daily

  it('folds what is found within hours of an immediate alert, over all searches', async () => {
    await save(members)
    await save('q=nouvelle', { name: 'Un nom' })
    const arrives = async (name: string) => climbs(await test.personas.member(name, { city: 'Lyon' }))
    await arrives('Une')
    await runs()
    await arrives('Deux')
    await arrives('Trois')
    await runs(HOUR)
    expect(await lines()).toHaveLength(1)
    await runs(limits.savedSearches.rest)
    expect((await lines())[0]?.message).toBe('«\u202fEscalade\u202f»\u202f: 2 nouvelles membres.')
    const both = await test.personas.member('Nouvelle', { city: 'Lyon', profile: { status: 'draft' } })
    await both.patches('/api/members/me', { interests: ['escalade'], status: 'complete' })
    await runs(limits.savedSearches.rest)
    expect((await lines())[0]).toEqual({
      title: 'Du nouveau pour des recherches que tu gardes',
      message: '«\u202fUn nom\u202f» et une autre recherche.',
      path: '/settings/alertes',
    })
  })

  it.each([
    ['daily', daily],
    ['weekly', 7 * daily],
  ] as const)('%s waits for its turn', async (rhythm, turn) => {
    await save(members, { rhythm })
    await climbs(await test.personas.member('Une', { city: 'Lyon' }))
    await runs(turn - HOUR)
    expect(await lines()).toEqual([])
    await runs(2 * HOUR)
    expect(await lines()).toEqual([oneNew])
    await climbs(await test.personas.member('Deux', { city: 'Lyon' }))
    await runs(turn - HOUR)
    expect(await lines()).toHaveLength(1)
  })
})

it('compares only what some search asks for', async () => {
  await save(members)
  await climbs(await test.personas.member('Une'), ['romans'])
  await test.settled()
  expect(await test.db.$count(tables.searchCandidates)).toBe(0)
  await climbs(await test.personas.member('Deux'))
  await test.settled()
  expect(await test.db.$count(tables.searchCandidates)).toBe(1)
  await runs()
  expect(await test.db.$count(tables.searchCandidates)).toBe(0)
})
