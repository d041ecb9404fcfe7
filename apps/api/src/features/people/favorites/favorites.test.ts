import type {
  Counters,
  FavoriteView,
  MemberProfile,
  NotificationView,
  OwnTotals,
  Page,
  ShareView,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { afterEach, describe, expect, it } from 'vitest'

const { test, camille, ines, louise } = await setUpTestApp({ personas: ['camille', 'ines', 'louise'] })
afterEach(async () => {
  await test.settled()
  for (const table of [tables.favorites, tables.blocks, tables.shares, tables.notifications])
    await test.db.delete(table)
  await test.db.update(tables.inboxes).set({ unreadNotifications: 0 })
  await test.db.update(tables.users).set({ pause: 0 })
})

const keep = (person: Person, of: Person, wish: { tellMe?: boolean } = {}) =>
  person.puts<{ kept: boolean; tellMe: boolean }>(`/api/favorites/${of.username}`, wish)
const kept = async (person: Person) => (await person.gets<Page<FavoriteView>>('/api/favorites')).body.items
const shares = async (person: Person, title = 'Un matin') => {
  const draft = { clientId: crypto.randomUUID(), kind: 'pensee', title, body: 'Bonjour', visibility: 'members' }
  const { body } = await person.posts<ShareView>('/api/shares', draft)
  await test.settled()
  return body
}
const lines = async (person: Person) => (await person.gets<Page<NotificationView>>('/api/notifications')).body.items
const unread = async (person: Person) => (await person.gets<Counters>('/api/counters')).body.nbNotificationsUnread

describe('a visitor without an account', () => {
  it('is refused everywhere', async () => {
    expect((await test.visitor.gets('/api/favorites')).status).toBe(401)
    expect((await keep(test.visitor, camille)).status).toBe(401)
    expect((await test.visitor.deletes('/api/favorites/camille')).status).toBe(401)
    expect((await test.visitor.posts('/api/favorites/seen')).status).toBe(401)
  })
})

describe('a favourite', () => {
  it('is added once, removed, and shown on card and profile to its owner only', async () => {
    expect((await keep(camille, ines)).body).toEqual({ kept: true, tellMe: false })
    expect((await keep(camille, ines)).body).toEqual({ kept: true, tellMe: false })
    expect(await kept(camille)).toMatchObject([{ member: { username: 'ines', kept: true }, tellMe: false, news: 0 }])
    expect((await camille.gets<MemberProfile>('/api/members/ines')).body).toMatchObject({ kept: true, tellMe: false })
    expect((await louise.gets<MemberProfile>('/api/members/ines')).body).toMatchObject({ kept: false, tellMe: false })
    const directory = (await camille.gets<Page<{ username: string; kept: boolean }>>('/api/members')).body.items
    expect(directory.filter((card) => card.kept).map((card) => card.username)).toEqual(['ines'])

    expect((await camille.deletes('/api/favorites/ines')).body).toEqual({ kept: false, tellMe: false })
    expect((await camille.deletes('/api/favorites/ines')).status).toBe(200)
    expect(await kept(camille)).toEqual([])
  })

  it('does not notify the other member', async () => {
    await keep(camille, ines, { tellMe: true })
    await test.settled()
    expect(await lines(ines)).toEqual([])
    expect(await kept(ines)).toEqual([])
  })

  it('keeps the notification choice when added again, and changes it on request', async () => {
    expect((await keep(camille, ines, { tellMe: true })).body.tellMe).toBe(true)
    expect((await keep(camille, ines)).body.tellMe).toBe(true)
    expect((await keep(camille, ines, { tellMe: false })).body.tellMe).toBe(false)
  })

  it('cannot be oneself, a member across a block, or an unknown name', async () => {
    expect((await keep(camille, camille)).body).toMatchObject({ error: { details: { code: 'NOT_ON_YOURSELF' } } })
    expect((await camille.puts('/api/favorites/personne', {})).status).toBe(404)
    await test.personas.blocks(ines, camille)
    expect((await keep(camille, ines)).status).toBe(404)
    expect((await camille.puts('/api/favorites/louise', { loud: true })).status).toBe(400)
  })

  it('leaves the list while the member is hidden, and returns afterwards', async () => {
    await keep(camille, ines)
    await keep(camille, louise)
    await test.personas.blocks(ines, camille)
    await test.personas.changes(louise, { pause: 1 })
    expect(await kept(camille)).toEqual([])
    await test.personas.changes(louise, { pause: 0 })
    expect(await kept(camille)).toMatchObject([{ member: { username: 'louise' } }])
    expect((await camille.deletes('/api/favorites/ines')).body).toEqual({ kept: false, tellMe: false })
  })

  it('is counted on the own page as long as the list shows it', async () => {
    const counted = async () => (await camille.gets<OwnTotals>('/api/members/me/totals')).body.favorites
    await keep(camille, ines)
    await keep(camille, louise)
    expect(await counted()).toBe(2)
    await ines.posts('/api/blocks', { username: 'camille' })
    expect(await kept(camille)).toHaveLength(1)
    expect(await counted()).toBe(1)
  })

  it('is paginated, newest first', async () => {
    for (const person of [ines, louise, await test.personas.member('Rosa')]) await keep(camille, person)
    const first = (await camille.gets<Page<FavoriteView>>('/api/favorites?limit=2')).body
    const second = (await camille.gets<Page<FavoriteView>>(`/api/favorites?limit=2&cursor=${first.cursor}`)).body
    expect([...first.items, ...second.items].map(({ member }) => member.username)).toEqual(['rosa', 'louise', 'ines'])
    expect(second.cursor).toBeNull()
  })
})

describe('a share by a favourite', () => {
  it('is new until the list is opened', async () => {
    await shares(ines, 'Avant')
    await keep(camille, ines)
    expect(await kept(camille)).toMatchObject([{ news: 0, lastShare: { title: 'Avant' } }])
    const { slug } = await shares(ines, 'Le marché')
    expect(await kept(camille)).toMatchObject([{ news: 1, lastShare: { title: 'Le marché', slug } }])
    await camille.posts('/api/favorites/seen')
    expect(await kept(camille)).toMatchObject([{ news: 0 }])
  })

  it('notifies only members who asked for it', async () => {
    await keep(camille, ines, { tellMe: true })
    await keep(louise, ines)
    await shares(ines)
    expect(await lines(camille)).toMatchObject([
      {
        section: 'profil',
        value: 'interaction',
        title: 'Inès a partagé quelque chose',
        message: '«\u202FUn matin\u202F»',
        path: '/p/ines?onglet=partages',
      },
    ])
    expect(await lines(louise)).toEqual([])
  })

  it('groups several favourites, and is marked read with the list', async () => {
    await keep(camille, ines, { tellMe: true })
    await keep(camille, louise, { tellMe: true })
    await shares(ines)
    await shares(louise)
    expect(await lines(camille)).toMatchObject([
      { title: 'Louise et une autre membre ont partagé quelque chose', others: 1, path: '/favorites', read: false },
    ])
    expect(await unread(camille)).toBe(1)
    expect((await camille.posts<Counters>('/api/favorites/seen')).body.nbNotificationsUnread).toBe(0)
    expect(await lines(camille)).toMatchObject([{ read: true }])
  })

  it('does not notify once the share was removed, in either order of the events', async () => {
    await keep(camille, ines, { tellMe: true })
    const share = await shares(ines)
    expect(await unread(camille)).toBe(1)
    await ines.deletes(`/api/shares/${share.id}`)
    await test.settled()
    expect(await lines(camille)).toEqual([])
    expect(await unread(camille)).toBe(0)
    await test.app.events.unitOfWork(async (tx) =>
      tx.emit({ type: 'share.published', shareId: share.id, authorId: ines.id }),
    )
    await test.settled()
    expect(await lines(camille)).toEqual([])
  })

  it('does not notify across a block, nor after the choice was withdrawn', async () => {
    await keep(camille, ines, { tellMe: true })
    await keep(camille, louise, { tellMe: true })
    await keep(camille, louise, { tellMe: false })
    await test.personas.blocks(camille, ines)
    await shares(ines)
    await shares(louise)
    expect(await lines(camille)).toEqual([])
  })
})
