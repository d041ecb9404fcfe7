import type { ErrorEnvelope, GroupDetails, GroupInvited, GroupList, RoomMarks, ShareView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { codeOf, inRoom, type Person, setUpTestApp } from '@consoeurs/test-support'
import { describe, expect, it } from 'vitest'

const { test, camille, ines, louise } = await setUpTestApp({
  personas: ['camille', 'ines', 'louise'],
  clears: [tables.communities, tables.blocks, tables.conversations, tables.shares],
  listens: true,
})
const [zoe, nora] = [await test.personas.member('Zoé'), await test.personas.member('Nora')]

type Answer<Body> = Body & ErrorEnvelope

const creates = (who: Person, invited: Person[], more: object = {}) =>
  who.posts<Answer<GroupInvited>>('/api/groups', {
    ...{ clientId: crypto.randomUUID(), name: 'Marche de dimanche' },
    ...{ usernames: invited.map(({ username }) => username), ...more },
  })
const opens = (who: Person, slug: string) => who.gets<Answer<GroupDetails>>(`/api/groups/${slug}`)

/** Camille is the admin; the others have accepted. */
async function inGroup() {
  const { slug, id } = (await creates(camille, [ines, louise])).body.group.room
  for (const member of [ines, louise]) await member.posts(`/api/groups/${slug}/accept`)
  return { slug, id, room: inRoom(id, slug) }
}

describe('the archive', () => {
  it('is the member’s own, and a newer message brings the group back', async () => {
    const { slug, room } = await inGroup()
    const listed = async (who: Person) => (await who.gets<GroupList>('/api/groups')).body.items[0]?.room.inArchive
    await room.says(camille, 'Qui vient ?')
    expect((await ines.puts<RoomMarks>(`/api/groups/${slug}/archive`, {})).body).toMatchObject({
      ...{ inArchive: true, calls: false, unread: 1 },
    })
    expect([await listed(ines), await listed(camille)]).toEqual([true, false])
    await room.says(camille, 'Moi !')
    expect(await listed(ines)).toBe(false)
    await ines.puts(`/api/groups/${slug}/archive`, {})
    await ines.deletes(`/api/groups/${slug}/archive`)
    expect(await listed(ines)).toBe(false)
  })

  it('keeps a muted group until the member writes herself', async () => {
    const { slug, id, room } = await inGroup()
    const isArchived = async () => (await opens(ines, slug)).body.room.inArchive
    await ines.puts(`/api/rooms/${id}/mute`, {})
    await ines.puts(`/api/groups/${slug}/archive`, {})
    await room.says(camille, 'Qui vient ?')
    expect(await isArchived()).toBe(true)
    await room.says(ines, 'Moi')
    await test.settled()
    expect(await isArchived()).toBe(false)
  })

  it('is closed to those who are not members', async () => {
    const { slug } = await inGroup()
    expect((await zoe.puts(`/api/groups/${slug}/archive`, {})).status).toBe(404)
  })
})

describe('the group of an outing', () => {
  const DAY = 24 * 3_600_000
  const hosts = async (who: Person) => {
    const outing = { at: new Date(Date.now() + 5 * DAY).toISOString(), place: 'Le canal' }
    const words = { title: 'Balade', body: 'Venez.', visibility: 'members' }
    const share = { clientId: crypto.randomUUID(), kind: 'sortie', ...words, outing }
    return (await who.posts<ShareView>('/api/shares', share)).body
  }
  const groupOf = async (who: Person, { id }: ShareView) =>
    (await who.gets<ShareView>(`/api/shares/${id}`)).body.outing?.group
  const goes = async (who: Person, { id }: ShareView) => {
    await who.puts(`/api/shares/${id}/going`, { going: true })
    await test.settled()
  }

  it('is shown to its members alone, and shows the outing', async () => {
    const share = await hosts(camille)
    const created = (await creates(camille, [ines, louise], { outingId: share.id })).body.group
    const { slug } = created.room
    expect(created.outing).toMatchObject({ slug: share.slug, title: 'Balade' })
    expect([await groupOf(camille, share), await groupOf(ines, share), await groupOf(zoe, share)]).toEqual([
      ...[slug, slug],
      null,
    ])
  })

  it('is one, and its host’s', async () => {
    const share = await hosts(camille)
    await creates(camille, [ines, louise], { outingId: share.id })
    expect(codeOf(await creates(camille, [ines, louise], { outingId: share.id }))).toBe('OUTING_HAS_GROUP')
    expect(codeOf(await creates(ines, [camille, louise], { outingId: share.id }))).toBe('FORBIDDEN')
  })

  it('is offered to those who take a seat later, once', async () => {
    const share = await hosts(camille)
    const { slug } = (await creates(camille, [ines, louise], { outingId: share.id })).body.group.room
    await goes(zoe, share)
    expect((await opens(zoe, slug)).body.state).toBe('invited')
    expect(await groupOf(zoe, share)).toBe(slug)
    await zoe.posts(`/api/groups/${slug}/decline`, {})
    await zoe.puts(`/api/shares/${share.id}/going`, { going: false })
    await goes(zoe, share)
    expect((await opens(zoe, slug)).status).toBe(404)
  })

  it('is not offered across a block with one of its members', async () => {
    const share = await hosts(camille)
    const { slug } = (await creates(camille, [ines, louise], { outingId: share.id })).body.group.room
    await test.personas.blocks(nora, ines)
    await goes(nora, share)
    expect((await opens(nora, slug)).status).toBe(404)
  })
})
