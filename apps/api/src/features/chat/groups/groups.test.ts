import { catalogue } from '@consoeurs/brand'
import {
  type CommunityCard,
  type ErrorEnvelope,
  type GroupDetails,
  type GroupInvited,
  type GroupList,
  type NotificationView,
  type Page,
  type RoomList,
  roomChannel,
  type Viewer,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { seedCatalogue } from '@consoeurs/database/seed'
import { codeOf, inRoom, openLivePage, type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

const { blocks, communities, conversations, firstContacts, notifications, userProfiles } = tables

const { test, camille, ines, louise } = await setUpTestApp({
  personas: ['camille', 'ines', 'louise'],
  clears: [communities, blocks, conversations, firstContacts, notifications],
  listens: true,
})
const [zoe, nora, awa] = await Promise.all(['Zoé', 'Nora', 'Awa'].map((name) => test.personas.member(name)))
beforeAll(() => seedCatalogue(test.db, catalogue))

type Answer<Body> = Body & ErrorEnvelope

const creates = (who: Person, invited: Person[], more: object = {}) =>
  who.posts<Answer<GroupInvited>>('/api/groups', {
    ...{ clientId: crypto.randomUUID(), name: 'Marche de dimanche' },
    ...{ usernames: invited.map(({ username }) => username), ...more },
  })
const invites = (who: Person, slug: string, invited: Person[]) =>
  who.posts<Answer<GroupInvited>>(`/api/groups/${slug}/invitations`, {
    usernames: invited.map(({ username }) => username),
  })
const answers = (who: Person, slug: string, answer: 'accept' | 'decline' | 'leave') =>
  who.posts<Answer<GroupDetails>>(`/api/groups/${slug}/${answer}`)
const opens = (who: Person, slug: string) => who.gets<Answer<GroupDetails>>(`/api/groups/${slug}`)
const lists = async (who: Person) => (await who.gets<GroupList>('/api/groups')).body.items
const blocksMember = (who: Person, other: Person) => who.posts('/api/blocks', { username: other.username })
const requestsOf = async (who: Person) => {
  await test.settled()
  return (await who.gets<{ viewer: Viewer | null }>('/api/viewer')).body.viewer?.unread.requests
}

/** Camille is the admin; the others have accepted. */
async function inGroup(members: Person[] = [ines, louise]) {
  const { group } = (await creates(camille, members)).body
  const { slug, id } = group.room
  for (const member of members) await answers(member, slug, 'accept')
  return { slug, id, room: inRoom(id, slug) }
}
const namesIn = ({ members }: GroupDetails) => members.map(({ member }) => member.displayName)

describe('a new group', () => {
  it('is no community: its creator can found one the same day', async () => {
    await inGroup()
    const draft = { clientId: crypto.randomUUID(), name: 'Entre nous', access: 'secret' }
    expect((await camille.posts('/api/communities', draft)).status).toBe(200)
  })

  it('invites at least two, who are members once they accept', async () => {
    expect((await creates(camille, [ines])).status).toBe(400)
    expect(codeOf(await creates(camille, [ines, camille]))).toBe('GROUP_TOO_SMALL')
    const { group, refused } = (await creates(camille, [ines, louise])).body
    expect({ refused, members: namesIn(group), invited: group.invited.map(({ displayName }) => displayName) }).toEqual({
      refused: [],
      members: ['Camille'],
      invited: ['Inès', 'Louise'],
    })
    const { slug, id } = group.room
    expect(await lists(ines)).toMatchObject([{ state: 'invited', invitedBy: { displayName: 'Camille' } }])
    expect((await ines.gets(`/api/rooms/${slug}/page`)).status).toBe(404)
    expect(codeOf(await inRoom(id, slug).tries(ines, 'Bonjour'))).toBe('ROOM_NOT_FOUND')
    expect(namesIn((await answers(ines, slug, 'accept')).body)).toEqual(['Camille', 'Inès'])
    await inRoom(id, slug).says(ines, 'Bonjour')
    expect(await lists(ines)).toMatchObject([
      { state: 'member', room: { group: true, lastMessage: { text: 'Bonjour' } } },
    ])
    expect(await lists(camille)).toMatchObject([{ room: { unread: 1, calls: true } }])
  })

  it('is created once per client id', async () => {
    const clientId = crypto.randomUUID()
    const first = await creates(camille, [ines, louise], { clientId })
    expect((await creates(camille, [ines, louise], { clientId })).body.group.room).toEqual(first.body.group.room)
    expect(await lists(camille)).toHaveLength(1)
  })

  it('holds twelve, invitations included', async () => {
    const many = await Promise.all([...Array(12).keys()].map((index) => test.personas.member(`Membre ${index}`)))
    expect((await creates(camille, many)).status).toBe(400)
    const { group } = (await creates(camille, many.slice(0, 11))).body
    expect(group.invited).toHaveLength(11)
    expect(codeOf(await invites(camille, group.room.slug, [many[11]!]))).toBe('GROUP_FULL')
  })

  it('is seen by nobody else, and is no community', async () => {
    const { slug, room } = await inGroup()
    await room.says(ines, 'Rien que nous')
    expect(await lists(zoe!)).toEqual([])
    for (const call of [`/api/groups/${slug}`, `/api/rooms/${slug}/page`, `/api/rooms/${slug}/place`])
      expect((await zoe!.gets(call)).status).toBe(404)
    expect((await camille.gets(`/api/communities/${slug}/page`)).status).toBe(404)
    expect((await camille.gets<Page<CommunityCard>>('/api/communities/cards?which=mine')).body.items).toEqual([])
    expect((await camille.gets<RoomList>('/api/rooms/mine')).body.items).toEqual([])
    expect(JSON.stringify((await camille.gets('/api/search?q=Marche')).body)).not.toContain(slug)
    expect((await camille.gets('/api/rooms/waiting')).body).toMatchObject({ ids: [], groups: [expect.any(Number)] })
  })

  it('takes no share', async () => {
    await inGroup()
    const [group] = await test.db.select().from(communities)
    const share = { clientId: crypto.randomUUID(), kind: 'mot', body: 'Bonjour', visibility: 'community' }
    const { status } = await camille.posts('/api/shares', { ...share, communityId: group?.id })
    expect(status).toBeGreaterThanOrEqual(400)
  })
})

describe('each call', () => {
  it('is answered by standing alone, and unknown to others', async () => {
    const { slug } = await inGroup()
    await invites(camille, slug, [zoe!])
    const calls: [method: 'gets' | 'patches' | 'posts' | 'puts' | 'deletes', rest: string, body?: object][] = [
      ['gets', ''],
      ['patches', '', { name: 'Autre nom' }],
      ['posts', '/invitations', { usernames: ['personne'] }],
      ['deletes', `/invitations/${louise.username}`],
      ['puts', `/admins/${louise.username}`],
      ['deletes', `/members/${camille.username}`],
    ]
    const statusesOf = async (who: Person) => {
      const statuses: number[] = []
      for (const [method, rest, body] of calls)
        statuses.push((await who[method](`/api/groups/${slug}${rest}`, body as never)).status)
      return statuses
    }
    expect(await statusesOf(nora!)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await statusesOf(zoe!)).toEqual([200, 403, 403, 403, 403, 403])
    expect(await statusesOf(ines)).toEqual([200, 403, 403, 403, 403, 403])
    for (const answer of ['accept', 'decline', 'leave'] as const)
      expect((await answers(nora!, slug, answer)).status).toBe(404)
    expect((await answers(zoe!, slug, 'leave')).status).toBe(403)
    expect((await answers(ines, slug, 'decline')).status).toBe(403)
  })
})

describe('who can be added', () => {
  it('is refused with one neutral sentence, whatever the reason', async () => {
    const { slug } = await inGroup()
    await blocksMember(zoe!, louise)
    await blocksMember(ines, nora!)
    await test.db.update(userProfiles).set({ whoMayWrite: 'nobody' }).where(eq(userProfiles.userId, awa!.id))
    const refusals = [
      await invites(camille, slug, [zoe!]),
      await invites(camille, slug, [nora!]),
      await invites(camille, slug, [awa!]),
    ]
    const [first] = refusals
    expect(codeOf(first!)).toBe('GROUP_CANNOT_ADD')
    for (const { status, body } of refusals) {
      expect({ status, message: body.error?.message }).toEqual({
        status: first?.status,
        message: first?.body.error?.message,
      })
    }
    await test.db.update(userProfiles).set({ whoMayWrite: 'all' }).where(eq(userProfiles.userId, awa!.id))
    const { body } = await invites(camille, slug, [zoe!, awa!])
    expect(body.refused).toEqual(['Zoé'])
    expect(body.group.invited.map(({ displayName }) => displayName)).toEqual(['Awa'])
  })

  it('is not asked twice: a declined invitation stays in the list of the admins', async () => {
    const { slug } = await inGroup()
    await invites(camille, slug, [zoe!])
    expect(await requestsOf(zoe!)).toBe(1)
    await answers(zoe!, slug, 'decline')
    expect(await requestsOf(zoe!)).toBe(0)
    expect(await lists(zoe!)).toEqual([])
    expect((await opens(camille, slug)).body.invited.map(({ displayName }) => displayName)).toEqual(['Zoé'])
    expect((await answers(zoe!, slug, 'accept')).status).toBe(404)
    await camille.deletes(`/api/groups/${slug}/invitations/${zoe!.username}`)
    expect((await opens(camille, slug)).body.invited).toEqual([])
    expect(codeOf(await invites(camille, slug, [zoe!]))).toBe('GROUP_CANNOT_ADD')
  })

  it('is chosen by admins, and the name passes the filters of a first message', async () => {
    const { slug } = await inGroup()
    expect((await invites(ines, slug, [zoe!])).status).toBe(403)
    const word = { word: 'promo', createdById: camille.id }
    await test.db.insert(tables.filterWords).values(word)
    const newcomer = await test.personas.member('Neuve', { user: { createdAt: new Date() } })
    expect(codeOf(await creates(newcomer, [zoe!, nora!], { name: 'Promo' }))).toBe('GROUP_TEXT_REFUSED')
    await invites(camille, slug, [newcomer])
    await answers(newcomer, slug, 'accept')
    const { id } = (await opens(newcomer, slug)).body.room
    expect(codeOf(await inRoom(id, slug).tries(newcomer, 'une promo'))).toBe('GROUP_TEXT_REFUSED')
    expect(codeOf(await inRoom(id, slug).tries(newcomer, 'sur exemple.fr'))).toBe('GROUP_TEXT_REFUSED')
    await test.db.delete(tables.filterWords)
  })

  it('hides an invitation across a block that came after it', async () => {
    const { slug } = await inGroup()
    await invites(camille, slug, [zoe!])
    await blocksMember(zoe!, camille)
    expect(await lists(zoe!)).toEqual([])
    expect((await opens(zoe!, slug)).status).toBe(404)
    expect(await requestsOf(zoe!)).toBe(0)
  })
})

describe('a block inside a group', () => {
  it('collapses the messages both ways, and hides each from the other’s list', async () => {
    const { slug, room } = await inGroup()
    const hers = await room.says(ines, 'De Inès')
    const theirs = await room.says(louise, 'De Louise')
    await blocksMember(ines, louise)
    expect(await room.sees(louise, hers)).toMatchObject({ hidden: true, text: '', authorId: 0 })
    expect(await room.sees(ines, theirs)).toMatchObject({ hidden: true, text: '', authorId: 0 })
    expect(await room.sees(camille, hers)).toMatchObject({ hidden: false, text: 'De Inès' })
    expect(namesIn((await opens(louise, slug)).body)).toEqual(['Camille', 'Louise'])
  })
})

describe('reading', () => {
  it('is shown between members who share receipts, and only between them', async () => {
    const { slug, id, room } = await inGroup()
    const page = await openLivePage(test.app, camille)
    await page.watches(roomChannel(id))
    const { seq } = await room.says(camille, 'Qui vient ?')
    await room.reads(ines, seq)
    await page.hears('group.reads', ({ reads }) => reads.filter((read) => read.seq >= seq).length === 1)
    page.closes()
    const countFor = async (who: Person) => (await opens(who, slug)).body.reads.filter((read) => read.seq >= seq).length
    expect(await countFor(camille)).toBe(1)
    await test.db.update(userProfiles).set({ readReceipts: false }).where(eq(userProfiles.userId, ines.id))
    expect(await countFor(camille)).toBe(0)
    expect((await opens(ines, slug)).body.reads).toEqual([])
    await test.db.update(userProfiles).set({ readReceipts: true }).where(eq(userProfiles.userId, ines.id))
  })
})

describe('leaving', () => {
  it('is silent, and the oldest member follows the last admin', async () => {
    const { slug } = await inGroup()
    await answers(camille, slug, 'leave')
    await test.settled()
    expect((await opens(camille, slug)).status).toBe(404)
    expect((await opens(louise, slug)).body.members).toMatchObject([
      { member: { displayName: 'Inès' }, admin: true },
      { member: { displayName: 'Louise' }, admin: false },
    ])
    const { items } = (await louise.gets<Page<NotificationView>>('/api/notifications')).body
    expect(items.filter(({ value }) => value !== 'invitation')).toEqual([])
  })

  it('deletes the group of the last one', async () => {
    const { slug } = await inGroup()
    await invites(camille, slug, [zoe!])
    for (const member of [ines, louise, camille]) await answers(member, slug, 'leave')
    expect(await test.db.$count(communities)).toBe(0)
    expect(await requestsOf(zoe!)).toBe(0)
  })
})

describe('admins', () => {
  it('rename it, name another admin and remove a member, but not each other', async () => {
    const { slug } = await inGroup()
    const act = (who: Person, method: 'puts' | 'deletes', part: string, other: Person) =>
      who[method](`/api/groups/${slug}/${part}/${other.username}`)
    expect((await act(ines, 'deletes', 'members', louise)).status).toBe(403)
    await act(camille, 'puts', 'admins', ines)
    expect((await act(camille, 'deletes', 'members', ines)).status).toBe(403)
    expect((await act(ines, 'deletes', 'members', louise)).status).toBe(200)
    expect((await opens(louise, slug)).status).toBe(404)
    await ines.patches(`/api/groups/${slug}`, { name: 'Marche du soir' })
    expect((await lists(camille))[0]?.room).toMatchObject({ name: 'Marche du soir', slug })
  })
})

describe('notifications', () => {
  const titlesOf = async (who: Person) => {
    await test.settled()
    const { items } = (await who.gets<Page<NotificationView>>('/api/notifications')).body
    return items.map(({ title, path }) => `${title.replaceAll('\u202F', ' ')} ${path}`)
  }

  it('tell of the invitation, of messages and of mentions, in the section of messages', async () => {
    const { slug, room } = await inGroup()
    expect(await titlesOf(ines)).toEqual([`Camille t’invite dans un groupe /r/${slug}`])
    await room.says(camille, 'Bonjour')
    expect((await titlesOf(louise))[0]).toBe(`Camille a écrit dans « Marche de dimanche » /r/${slug}`)
    const { seq } = await room.says(camille, '@ines, tu viens ?')
    expect((await titlesOf(ines))[0]).toBe(
      `Camille t’a mentionnée dans « Marche de dimanche » /r/${slug}?message=${seq}`,
    )
    const { items } = (await ines.gets<Page<NotificationView>>('/api/notifications')).body
    expect(items.map(({ section }) => section)).toEqual(['messages', 'messages', 'messages'])
  })
})

describe('reports', () => {
  it('go to moderation: a message with its context, and the group itself', async () => {
    const { id, room } = await inGroup()
    await room.says(louise, 'Avant')
    const message = await room.says(louise, 'Méchant')
    const report = { reason: 'harassment', text: 'Elle insiste.', goodFaith: true }
    const filed = await ines.posts('/api/reports', { ...report, target: 'roomMessage', targetId: message.id })
    expect(filed.status).toBe(200)
    const [stored] = await test.db.select().from(tables.reports)
    expect(JSON.stringify(stored?.snapshot)).toContain('Avant')
    const [group] = await test.db.select().from(communities)
    const whole = { ...report, target: 'community', targetId: group?.id }
    expect((await ines.posts('/api/reports', whole)).status).toBe(200)
    expect((await zoe!.posts('/api/reports', whole)).status).toBe(404)
    expect(id).toBeGreaterThan(0)
    await test.db.delete(tables.reports)
  })
})
