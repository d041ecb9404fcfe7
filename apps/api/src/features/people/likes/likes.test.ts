import type {
  ConversationOpened,
  ConversationView,
  LikeMoments,
  LikeState,
  LikeView,
  MemberProfile,
  NotificationView,
  Page,
} from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { afterEach, describe, expect, it } from 'vitest'
import { settleLikes } from './settle-likes.ts'

const { test, camille, ines, louise } = await setUpTestApp({ personas: ['camille', 'ines', 'louise'] })
const touched = [tables.likes, tables.mutualLikes, tables.blocks, tables.passes, tables.notifications]
afterEach(async () => {
  await test.settled()
  await test.db.delete(tables.conversations)
  for (const table of touched) await test.db.delete(table)
  await test.db.update(tables.inboxes).set({ unreadNotifications: 0, unreadMessages: 0, requests: 0 })
  await test.db.update(tables.users).set({ pause: 0 })
  await test.db.update(tables.userProfiles).set({ whoMayWrite: 'all' })
})

const likes = (person: Person, other: Person) => person.puts<LikeState>(`/api/likes/${other.username}`, {})
const withdraws = (person: Person, other: Person) => person.deletes<LikeState>(`/api/likes/${other.username}`)
const listed = async (person: Person) => (await person.gets<Page<LikeView>>('/api/likes')).body.items
const moments = async (person: Person) => {
  await test.settled()
  return (await person.gets<LikeMoments>('/api/likes/moments')).body.moments.map(({ member }) => member.username)
}
const lines = async (person: Person) => {
  await test.settled()
  return (await person.gets<Page<NotificationView>>('/api/notifications')).body.items
}
const writes = (person: Person, other: Person) =>
  person.posts('/api/messages', { to: other.username, clientId: crypto.randomUUID(), text: 'Bonjour', images: [] })
const opened = async (person: Person, other: Person) =>
  (await person.gets<ConversationOpened>(`/api/conversations/with/${other.username}`)).body
const alone = { status: 200, body: { liked: true, mutual: false } }

describe('a visitor without an account', () => {
  it('is refused everywhere', async () => {
    expect((await likes(test.visitor, camille)).status).toBe(401)
    expect((await withdraws(test.visitor, camille)).status).toBe(401)
    for (const path of ['/api/likes', '/api/likes/moments']) expect((await test.visitor.gets(path)).status).toBe(401)
    expect((await test.visitor.posts('/api/likes/moments/seen')).status).toBe(401)
  })
})

describe('a like', () => {
  it('is known to its owner alone', async () => {
    const before = JSON.stringify((await ines.gets('/api/members/camille')).body)
    expect(await likes(camille, ines)).toMatchObject(alone)
    expect(await likes(camille, ines)).toMatchObject(alone)
    expect(await listed(camille)).toMatchObject([{ member: { username: 'ines', liked: true }, mutual: false }])
    expect((await camille.gets<MemberProfile>('/api/members/ines')).body).toMatchObject({ liked: true, mutual: false })

    expect(JSON.stringify((await ines.gets('/api/members/camille')).body)).toBe(before)
    expect(await listed(ines)).toEqual([])
    expect(await lines(ines)).toEqual([])
    expect(await moments(ines)).toEqual([])
  })

  it('is withdrawn without a word, also of an unknown name', async () => {
    await likes(camille, ines)
    const gone = await withdraws(camille, ines)
    const unknown = await camille.deletes<LikeState>('/api/likes/personne')
    expect([gone.status, gone.body]).toEqual([unknown.status, unknown.body])
    expect(await listed(camille)).toEqual([])
    expect(await likes(ines, camille)).toMatchObject(alone)
    expect(await lines(camille)).toEqual([])
  })

  it('cannot be of oneself, across a block, or of an unknown name', async () => {
    expect((await likes(camille, camille)).body).toMatchObject({ error: { details: { code: 'NOT_ON_YOURSELF' } } })
    expect((await camille.puts('/api/likes/personne', {})).status).toBe(404)
    await test.personas.blocks(ines, camille)
    expect((await likes(camille, ines)).status).toBe(404)
  })

  it('is limited to a number a day, withdrawn ones included', async () => {
    const others = await Promise.all(
      Array.from({ length: limits.likes.day }, (_, index) => test.personas.member(`Membre ${index}`)),
    )
    for (const other of others) expect((await likes(camille, other)).status).toBe(200)
    await withdraws(camille, others[0] as Person)
    const refused = await likes(camille, ines)
    expect(refused).toMatchObject({ status: 429, body: { error: { details: { code: 'LIKES_TODAY' } } } })
    // The same answer where she is liked back.
    await likes(louise, camille)
    const again = await likes(camille, louise)
    expect([again.status, Object.keys(again.body)]).toEqual([refused.status, Object.keys(refused.body)])
    expect(await likes(camille, others[0] as Person)).toMatchObject(alone)
  })

  it('is hidden with a paused member, and returns with her', async () => {
    await likes(camille, ines)
    await test.personas.changes(ines, { pause: 1 })
    expect(await listed(camille)).toEqual([])
    await test.personas.changes(ines, { pause: 0 })
    expect(await listed(camille)).toHaveLength(1)
  })

  it('ends with a pass, and returns where the pass is undone', async () => {
    await likes(camille, ines)
    await camille.puts('/api/passes/ines', {})
    expect(await listed(camille)).toEqual([])
    expect(await likes(ines, camille)).toMatchObject(alone)
    await camille.deletes('/api/passes/ines')
    expect(await listed(camille)).toHaveLength(1)
  })
})

describe('a mutual like', () => {
  it('is shown to both at once, kept in both lists, and marked seen with the moment', async () => {
    await likes(camille, ines)
    expect(await likes(ines, camille)).toMatchObject({ status: 200, body: { liked: true, mutual: true } })
    expect(await moments(ines)).toEqual(['camille'])
    expect(await moments(camille)).toEqual(['ines'])
    expect(await lines(camille)).toMatchObject([
      { value: 'reciproque', title: 'Inès et toi, vous vous plaisez', path: '/messages/ines', read: false },
    ])
    expect((await camille.gets('/api/viewer')).body).toMatchObject({ viewer: { moment: true } })
    expect((await camille.posts('/api/likes/moments/seen')).body).toMatchObject({ nbNotificationsUnread: 0 })
    expect((await camille.gets('/api/viewer')).body).toMatchObject({ viewer: { moment: false } })
    expect(await moments(camille)).toEqual([])
    expect(await lines(camille)).toMatchObject([{ read: true }])
  })

  it('opens a conversation: the first message is no request', async () => {
    await ines.patches('/api/members/me', { whoMayWrite: 'nobody' })
    await likes(camille, ines)
    await likes(ines, camille)
    expect((await writes(camille, ines)).status).toBe(200)
    expect((await opened(ines, camille)).conversation).toMatchObject({ state: 'open' })
    expect((await ines.gets<Page<ConversationView>>('/api/conversations?box=requests')).body.items).toEqual([])
  })

  it('accepts a request that was waiting', async () => {
    await writes(camille, ines)
    await test.settled()
    await likes(camille, ines)
    await likes(ines, camille)
    await test.settled()
    expect((await opened(camille, ines)).conversation).toMatchObject({ state: 'open' })
  })

  it('announces nothing when one withdraws, nor when she likes again', async () => {
    await likes(camille, ines)
    await likes(ines, camille)
    await camille.posts('/api/likes/moments/seen')
    await test.settled()
    const before = await lines(camille)
    await withdraws(ines, camille)
    expect((await camille.gets<MemberProfile>('/api/members/ines')).body).toMatchObject({ liked: true, mutual: true })
    await likes(ines, camille)
    expect(await lines(camille)).toEqual(before)
    expect(await moments(camille)).toEqual([])
  })

  it('is never shown where a block came first, and not after its end either', async () => {
    await likes(camille, ines)
    await likes(ines, camille)
    await test.settled()
    await ines.posts('/api/blocks', { username: 'camille' })
    expect(await moments(camille)).toEqual([])
    expect(await lines(camille)).toEqual([])
    await ines.deletes('/api/blocks/camille')
    expect(await moments(camille)).toEqual([])
    expect(await lines(camille)).toEqual([])
    expect(await listed(camille)).toMatchObject([{ mutual: false }])
    expect(await listed(ines)).toEqual([])
    await writes(camille, ines)
    expect((await opened(camille, ines)).conversation).toMatchObject({ state: 'waiting' })
  })
})

describe('a like given again within a day of its withdrawal', () => {
  const settles = (hours: number) =>
    settleLikes({ db: test.db, unitOfWork: test.app.events.unitOfWork }, new Date(Date.now() + hours * 3_600_000))

  it('answers alike whether or not she is liked, and counts after that day', async () => {
    await likes(camille, ines)
    await withdraws(camille, ines)
    await likes(camille, louise)
    await withdraws(camille, louise)
    await likes(ines, camille)
    const liked = await likes(camille, ines)
    const unliked = await likes(camille, louise)
    expect([liked.status, liked.body]).toEqual([unliked.status, unliked.body])
    expect(liked).toMatchObject(alone)
    await settles(1)
    expect(await moments(camille)).toEqual([])
    await settles(25)
    expect(await moments(camille)).toEqual(['ines'])
    expect(await moments(ines)).toEqual(['camille'])
  })

  it('stays silent across a block that came meanwhile', async () => {
    await likes(camille, ines)
    await withdraws(camille, ines)
    await likes(ines, camille)
    await likes(camille, ines)
    await ines.posts('/api/blocks', { username: 'camille' })
    await test.settled()
    await settles(25)
    expect(await test.db.$count(tables.mutualLikes)).toBe(0)
  })

  it('is forgotten a day after it was withdrawn for good', async () => {
    await likes(camille, ines)
    await withdraws(camille, ines)
    await settles(25)
    expect(await test.db.$count(tables.likes)).toBe(0)
  })
})
