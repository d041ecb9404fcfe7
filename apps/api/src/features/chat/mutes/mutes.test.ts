import type {
  CommentView,
  Counters,
  FavoriteView,
  MemberProfile,
  MutesView,
  NotificationView,
  Page,
  ShareView,
  Viewer,
  VisitView,
} from '@consoeurs/contract'
import { foldText } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { codeOf, createRoomFixture, type Person, setUpTestApp } from '@consoeurs/test-support'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'

const { test, camille, ines, louise } = await setUpTestApp({ personas: ['camille', 'ines', 'louise'] })
afterEach(async () => {
  await test.settled()
  for (const table of [
    tables.communities,
    tables.mutes,
    tables.blocks,
    tables.shares,
    tables.notifications,
    tables.visits,
    tables.favorites,
  ])
    await test.db.delete(table)
  await test.db.update(tables.inboxes).set({ unreadVisits: 0, unreadNotifications: 0 })
})

const mute = (person: Person, what: { username: string } | { word: string }) => person.posts('/api/mutes', what)
const mutes = async (person: Person) => (await person.gets<MutesView>('/api/mutes')).body
const counters = async (person: Person) => (await person.gets<Counters>('/api/counters')).body
const lines = async (person: Person) => (await person.gets<Page<NotificationView>>('/api/notifications')).body.items
const members = async (person: Person) =>
  (await person.gets<Page<{ username: string }>>('/api/members')).body.items.map(({ username }) => username)
const feed = async (person: Person, query = '') =>
  (await person.gets<Page<ShareView>>(`/api/shares${query}`)).body.items.map(({ title }) => title)
const shares = async (person: Person, title: string, body = 'Bonjour') => {
  const draft = { clientId: crypto.randomUUID(), kind: 'pensee', title, body, visibility: 'members' }
  return (await person.posts<ShareView>('/api/shares', draft)).body
}
const comments = async (person: Person, shareId: number, text: string) => {
  await person.posts(`/api/shares/${shareId}/comments`, { clientId: crypto.randomUUID(), text })
  await test.settled()
}
const read = async (person: Person, shareId: number) =>
  (await person.gets<CommentView[]>(`/api/shares/${shareId}/comments`)).body.map(({ text, muted }) => ({ text, muted }))

describe('a visitor without an account', () => {
  it('is refused everywhere', async () => {
    expect((await test.visitor.gets('/api/mutes')).status).toBe(401)
    expect((await mute(test.visitor, { username: 'ines' })).status).toBe(401)
    expect((await test.visitor.deletes('/api/mutes/1')).status).toBe(401)
    expect((await test.visitor.deletes('/api/mutes/members/ines')).status).toBe(401)
  })
})

describe('a muted member', () => {
  it('is muted once, listed privately, and unmuted by name or by id', async () => {
    expect((await mute(camille, { username: 'Ines' })).body).toEqual({ ok: true })
    expect((await mute(camille, { username: 'ines' })).body).toEqual({ ok: true })
    expect(await mutes(camille)).toMatchObject({ members: [{ member: { username: 'ines' } }], words: [] })
    expect(await mutes(ines)).toEqual({ members: [], communities: [], rooms: [], words: [] })
    const id = (await mutes(camille)).members[0]?.id
    expect((await ines.deletes(`/api/mutes/${id}`)).status).toBe(200)
    expect((await mutes(camille)).members).toHaveLength(1)
    await camille.deletes(`/api/mutes/${id}`)
    expect((await mutes(camille)).members).toEqual([])
    await mute(camille, { username: 'ines' })
    expect((await camille.deletes('/api/mutes/members/ines')).body).toEqual({ ok: true })
    expect((await camille.deletes('/api/mutes/members/ines')).status).toBe(200)
    expect((await mutes(camille)).members).toEqual([])
  })

  it('cannot be oneself, a blocked or unknown member, nor two targets at once', async () => {
    expect((await mute(camille, { username: 'camille' })).body).toMatchObject({
      error: { details: { code: 'NOT_ON_YOURSELF' } },
    })
    expect((await mute(camille, { username: 'personne' })).status).toBe(404)
    await test.personas.blocks(ines, camille)
    expect((await mute(camille, { username: 'ines' })).status).toBe(404)
    expect((await camille.posts('/api/mutes', { username: 'louise', word: 'mer' })).status).toBe(400)
    expect((await camille.posts('/api/mutes', {})).status).toBe(400)
  })

  it('leaves lists and the feed, and stays accessible by name', async () => {
    await camille.puts('/api/favorites/ines', {})
    await ines.posts('/api/visits', { username: 'camille' })
    await shares(ines, 'Un matin')
    await mute(camille, { username: 'ines' })
    await test.settled()
    expect(await members(camille)).toEqual(['louise'])
    expect(await feed(camille)).toEqual([])
    expect(await feed(camille, '?author=ines')).toEqual(['Un matin'])
    expect((await camille.gets<Page<VisitView>>('/api/visits')).body.items).toEqual([])
    expect((await camille.gets<Page<FavoriteView>>('/api/favorites')).body.items).toEqual([])
    expect((await camille.gets<MemberProfile>('/api/members/ines')).body).toMatchObject({ muted: true, kept: true })
    expect((await louise.gets<MemberProfile>('/api/members/ines')).body.muted).toBe(false)
    expect(await feed(louise)).toEqual(['Un matin'])
  })

  it('is not informed of it, and sees no difference', async () => {
    await mute(camille, { username: 'ines' })
    await test.settled()
    expect(await lines(ines)).toEqual([])
    expect(await members(ines)).toContain('camille')
    expect((await ines.gets<MemberProfile>('/api/members/camille')).body).toMatchObject({
      muted: false,
      can: { write: true },
    })
  })

  it('sends no notifications and is not counted until the mute ends', async () => {
    await ines.posts('/api/visits', { username: 'camille' })
    await test.settled()
    expect(await counters(camille)).toMatchObject({ nbVisitsUnread: 1, nbNotificationsUnread: 1 })
    await mute(camille, { username: 'ines' })
    await test.settled()
    expect(await lines(camille)).toEqual([])
    expect(await counters(camille)).toMatchObject({ nbVisitsUnread: 0, nbNotificationsUnread: 0 })
    await ines.posts('/api/honors', { username: 'camille', kind: test.deps.brand.honors[0]?.kind })
    await test.settled()
    expect(await counters(camille)).toMatchObject({ nbHonorsUnread: 0, nbNotificationsUnread: 0 })
    await camille.deletes('/api/mutes/members/ines')
    await test.settled()
    expect(await lines(camille)).toMatchObject([{ value: 'visite' }])
    expect(await counters(camille)).toMatchObject({ nbVisitsUnread: 1, nbNotificationsUnread: 1 })
  })

  it('has their comments folded, for the muting member only', async () => {
    const { id } = await shares(louise, 'Une question')
    await comments(ines, id, 'Mon avis')
    await mute(camille, { username: 'ines' })
    expect(await read(camille, id)).toEqual([{ text: 'Mon avis', muted: true }])
    expect(await read(louise, id)).toEqual([{ text: 'Mon avis', muted: false }])
    expect(await read(ines, id)).toEqual([{ text: 'Mon avis', muted: false }])
    expect((await camille.gets<{ viewer: Viewer }>('/api/viewer')).body.viewer.mutes).toBe(true)
    expect((await louise.gets<{ viewer: Viewer }>('/api/viewer')).body.viewer.mutes).toBe(false)
  })
})

describe('a muted room', () => {
  it('is listed privately, as long as it lasts and the member is in the community', async () => {
    const { roomId } = await createRoomFixture(test, { slug: 'jardin', owner: ines, members: [camille] })
    const community = { slug: 'jardin', name: 'Cercle jardin' }
    await camille.puts(`/api/rooms/${roomId}/mute`, {})
    expect((await mutes(camille)).rooms).toMatchObject([{ id: roomId, name: 'Accueil', community, until: null }])
    expect((await mutes(ines)).rooms).toEqual([])
    await camille.puts(`/api/rooms/${roomId}/mute`, { until: '1h' })
    expect((await mutes(camille)).rooms).toMatchObject([{ until: expect.any(String) }])
    await test.db.update(tables.roomMarks).set({ mutedUntil: new Date(0) })
    expect((await mutes(camille)).rooms).toEqual([])
    await camille.puts(`/api/rooms/${roomId}/mute`, {})
    await camille.deletes(`/api/rooms/${roomId}/mute`)
    expect((await mutes(camille)).rooms).toEqual([])
    await camille.puts(`/api/rooms/${roomId}/mute`, {})
    await camille.deletes('/api/communities/jardin/membership')
    expect((await mutes(camille)).rooms).toEqual([])
  })
})

describe('a muted word', () => {
  it('removes matching shares from the feed, ignoring accents, case and plural, except own ones', async () => {
    await mute(camille, { word: 'Régime' })
    for (const title of ['Mon regime', 'Les RÉGIMES', 'Le régiment', 'Enregimé']) await shares(ines, title)
    await shares(ines, 'Un titre', 'Encore un régime, dit-on.')
    const mine = await shares(camille, 'Mon propre régime')
    expect(await feed(camille)).toEqual(['Mon propre régime', 'Enregimé', 'Le régiment'])
    expect(await feed(louise)).toHaveLength(6)
    expect((await camille.gets<ShareView>(`/api/shares/${mine.id}`)).status).toBe(200)
  })

  it('folds comments and suppresses their notifications, earlier ones too', async () => {
    const { id } = await shares(camille, 'Une question')
    await comments(ines, id, 'C’est un régime ?')
    expect(await counters(camille)).toMatchObject({ nbNotificationsUnread: 1 })
    await mute(camille, { word: 'régime' })
    await test.settled()
    expect(await lines(camille)).toEqual([])
    expect(await counters(camille)).toMatchObject({ nbNotificationsUnread: 0 })
    await comments(louise, id, 'Quel RÉGIME')
    expect(await lines(camille)).toEqual([])
    await comments(louise, id, 'Une belle journée')
    expect(await lines(camille)).toMatchObject([{ actor: { username: 'louise' } }])
    expect(await read(camille, id)).toEqual([
      { text: 'C’est un régime ?', muted: true },
      { text: 'Quel RÉGIME', muted: true },
      { text: 'Une belle journée', muted: false },
    ])
  })

  it('may contain pattern characters, and is refused when empty', async () => {
    expect((await mute(camille, { word: 'c++ (l’été)' })).status).toBe(200)
    await shares(ines, "J’aime le C++ (l'ete)")
    await shares(ines, 'J’aime le Ccc lete')
    expect(await feed(camille)).toEqual(['J’aime le Ccc lete'])
    expect((await mute(camille, { word: '…' })).status).toBe(400)
    expect((await mute(camille, { word: 'a'.repeat(41) })).status).toBe(400)
  })

  it('is limited to a hundred per member', async () => {
    const words = Array.from({ length: 100 }, (_, index) => ({
      userId: louise.id,
      word: `m${index}`,
      pattern: `m${index}`,
    }))
    await test.db.insert(tables.mutes).values(words)
    expect((await mute(louise, { word: 'encore' })).body).toMatchObject({
      error: { details: { code: 'VALIDATION', fields: { word: [expect.stringContaining('100 mots')] } } },
    })
  })
})

describe('a muted community', () => {
  it('is left out of the feed of this member only, and keeps its own page', async () => {
    const { communityId } = await createRoomFixture(test, { slug: 'bavardes', owner: ines, members: [camille] })
    const share = {
      kind: test.deps.brand.shareKinds[0]?.kind,
      body: 'Entre nous',
      visibility: 'community',
      communityId,
    }
    await ines.posts('/api/shares', { clientId: crypto.randomUUID(), ...share })
    const bodies = async (query = '') =>
      (await camille.gets<Page<ShareView>>(`/api/shares${query}`)).body.items.map(({ body }) => body)
    expect(await bodies()).toContain('Entre nous')
    expect((await camille.posts('/api/mutes', { community: 'bavardes' })).status).toBe(200)
    expect(await bodies()).not.toContain('Entre nous')
    expect(await bodies('?community=bavardes')).toEqual(['Entre nous'])
    const [muted] = (await mutes(camille)).communities
    expect(muted?.community.slug).toBe('bavardes')
    await camille.deletes(`/api/mutes/${muted?.id}`)
    expect(await bodies()).toContain('Entre nous')
  })

  it('must be a joined community', async () => {
    await createRoomFixture(test, { slug: 'ailleurs', owner: ines })
    expect(codeOf(await camille.posts('/api/mutes', { community: 'ailleurs' }))).toBe('FORBIDDEN')
  })
})

describe('folding text', () => {
  it('gives the same result in the database as in the contract', async () => {
    for (const text of ['Éléonore', 'CŒUR œuf', 'Æther', 'l’Été', 'Ça, Noël & Zoë', 'e\u0301te\u0301', 'ÅÑÜ ß']) {
      const { rows } = await test.db.execute<{ folded: string }>(sql`select fold_text(${text}) as folded`)
      expect(rows[0]?.folded).toBe(foldText(text))
    }
  })
})
