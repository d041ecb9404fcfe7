import type { MemberCard, MemberProfile, Page, ProfilePhoto } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { describe, expect, it } from 'vitest'

const { test, ines } = await setUpTestApp({ personas: ['ines'] })

async function addPhoto(who: Person, description = ''): Promise<ProfilePhoto[]> {
  const { id: fileId } = await uploadPhoto(who)
  const { status, body } = await who.posts<ProfilePhoto[]>('/api/photos', { fileId, description })
  expect(status).toBe(200)
  return body
}

const idsOf = (photos: ProfilePhoto[]) => photos.map((photo) => photo.id)
const mainOf = (photos: ProfilePhoto[]) => photos.filter((photo) => photo.main).map((photo) => photo.id)
const photosOf = async (viewer: Person, owner: Person) =>
  (await viewer.gets<MemberProfile>(`/api/members/${owner.username}`)).body.photos
const statusOf = async (viewer: Person, url = '') => (await viewer.gets(url)).status

describe('profile photos', () => {
  it('are closed to a visitor', async () => {
    expect((await test.visitor.posts('/api/photos', { fileId: 1 })).status).toBe(401)
    expect((await test.visitor.puts('/api/photos/order', { ids: [1] })).status).toBe(401)
    expect((await test.visitor.patches('/api/photos/1', { main: true })).status).toBe(401)
    expect((await test.visitor.deletes('/api/photos/1')).status).toBe(401)
  })

  it('begin with the main one, which is shown on the card with its description', async () => {
    const lea = await test.personas.member('Léa')
    const first = await addPhoto(lea, 'Moi au bord de la Loire')
    const both = await addPhoto(lea)
    expect(mainOf(both)).toEqual(idsOf(first))
    const { body } = await ines.gets<Page<MemberCard>>('/api/members?limit=50')
    const card = body.items.find((member) => member.username === lea.username)
    expect(card?.photo?.alt).toBe('Moi au bord de la Loire')
    expect(await statusOf(ines, card?.avatar ?? '')).toBe(200)
  })

  it('emit an event at each change, which invalidates cached pages', async () => {
    const told: number[] = []
    const nour = await test.personas.member('Solène')
    test.app.events.onCommitted((event) => {
      if (event.type === 'profile.changed') told.push(event.memberId)
    })
    const [first] = idsOf(await addPhoto(nour))
    expect(told.splice(0)).toEqual([nour.id])
    const [, second] = idsOf(await addPhoto(nour))
    expect(told.splice(0)).toEqual([nour.id])
    await nour.patches(`/api/photos/${first}`, { visibility: 'accepted' })
    expect(told.splice(0)).toEqual([nour.id])
    await nour.puts('/api/photos/order', { ids: [second, first] })
    expect(told.splice(0)).toEqual([nour.id])
    await nour.deletes(`/api/photos/${first}`)
    expect(told.splice(0)).toEqual([nour.id])
  })

  it('are limited to eight, even when two tabs add the last one at once', async () => {
    const zoe = await test.personas.member('Zoé')
    for (let index = 0; index < 7; index++) await addPhoto(zoe)
    const last = await Promise.all([uploadPhoto(zoe), uploadPhoto(zoe)])
    const answers = await Promise.all(last.map(({ id }) => zoe.posts('/api/photos', { fileId: id })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400])
    expect(answers.find((answer) => answer.status === 400)?.body).toMatchObject({ error: { name: 'TOO_MANY_PHOTOS' } })
    expect(await photosOf(zoe, zoe)).toHaveLength(8)
  })

  it('accept a file once, and only one of the same member', async () => {
    const awa = await test.personas.member('Awa')
    const { id: fileId } = await uploadPhoto(awa)
    await awa.posts('/api/photos', { fileId })
    expect((await awa.posts<ProfilePhoto[]>('/api/photos', { fileId })).body).toHaveLength(1)
    const foreign = await uploadPhoto(ines)
    const { status, body } = await awa.posts('/api/photos', { fileId: foreign.id })
    expect(status).toBe(404)
    expect(body).toMatchObject({ error: { name: 'FILE_NOT_FOUND' } })
  })

  it('can be changed by their member only', async () => {
    const rosa = await test.personas.member('Rosa')
    const [photo] = await addPhoto(rosa)
    for (const answer of [
      await ines.patches(`/api/photos/${photo?.id}`, { visibility: 'accepted' }),
      await ines.deletes(`/api/photos/${photo?.id}`),
      await ines.puts('/api/photos/order', { ids: [photo?.id] }),
    ]) {
      expect(answer.status).toBe(404)
      expect(answer.body).toMatchObject({ error: { name: 'PHOTO_NOT_FOUND' } })
    }
    expect(await photosOf(rosa, rosa)).toHaveLength(1)
  })

  it('are sorted in the given order; the others follow', async () => {
    const mai = await test.personas.member('Mai')
    await addPhoto(mai)
    await addPhoto(mai)
    const [a = 0, b = 0, c = 0] = idsOf(await addPhoto(mai))
    expect(idsOf((await mai.puts<ProfilePhoto[]>('/api/photos/order', { ids: [c, a] })).body)).toEqual([c, a, b])
    expect(idsOf(await photosOf(ines, mai))).toEqual([c, a, b])
    const chosen = await mai.patches<ProfilePhoto[]>(`/api/photos/${b}`, { main: true, description: 'De dos' })
    expect(mainOf(chosen.body)).toEqual([b])
    expect(chosen.body.at(-1)?.file.alt).toBe('De dos')
  })

  it('can be replaced, keeping position, description and visibility', async () => {
    const nour = await test.personas.member('Nour')
    const [first] = await addPhoto(nour, 'Moi au marché')
    await addPhoto(nour)
    await nour.patches(`/api/photos/${first?.id}`, { visibility: 'accepted' })
    const { id: fileId, url } = await uploadPhoto(nour)
    const change = () => nour.patches<ProfilePhoto[]>(`/api/photos/${first?.id}`, { fileId })
    const { body } = await change()
    await test.settled()
    expect(body[0]).toMatchObject({ id: first?.id, main: true, visibility: 'accepted' })
    expect(body[0]?.file).toMatchObject({ id: fileId, alt: 'Moi au marché' })
    expect(await statusOf(nour, first?.file.url)).toBe(404)
    expect([await statusOf(nour, url), await statusOf(ines, url)]).toEqual([200, 404])
    expect((await change()).body).toHaveLength(2)
    const foreign = await uploadPhoto(ines)
    expect((await nour.patches(`/api/photos/${first?.id}`, { fileId: foreign.id })).status).toBe(404)
  })

  it('that are deleted are removed from the disk too; the next becomes the main one', async () => {
    const lou = await test.personas.member('Lou')
    const [first] = await addPhoto(lou)
    const [, second] = await addPhoto(lou)
    const { body } = await lou.deletes<ProfilePhoto[]>(`/api/photos/${first?.id}`)
    await test.settled()
    expect(mainOf(body)).toEqual([second?.id])
    expect(await statusOf(lou, first?.file.url)).toBe(404)
    const last = await lou.deletes<ProfilePhoto[]>(`/api/photos/${second?.id}`)
    expect(last.body).toEqual([])
    expect((await lou.gets<MemberProfile>('/api/members/me')).body).toMatchObject({ avatar: null, photo: null })
  })
})

describe('the visibility of a photo', () => {
  it('follows the profile at once when it becomes public, members-only or hidden', async () => {
    const elise = await test.personas.member('Elise')
    const [photo] = await addPhoto(elise)
    const url = photo?.file.url
    expect([await statusOf(ines, url), await statusOf(test.visitor, url)]).toEqual([200, 404])
    await elise.patches('/api/members/me', { visibility: 'public' })
    expect([await statusOf(ines, url), await statusOf(test.visitor, url)]).toEqual([200, 200])
    await addPhoto(elise)
    const [, added] = await photosOf(test.visitor, elise)
    expect(await statusOf(test.visitor, added?.file.url)).toBe(200)
    await elise.patches('/api/members/me', { visibility: 'members' })
    expect([await statusOf(ines, url), await statusOf(test.visitor, url)]).toEqual([200, 404])
    await elise.patches('/api/members/me', { visibility: 'public', status: 'hidden' })
    expect([await statusOf(ines, url), await statusOf(test.visitor, url)]).toEqual([404, 404])
    expect(await statusOf(elise, url)).toBe(200)
  })

  it('is limited to accepted contacts where the member chose so', async () => {
    const nadege = await test.personas.member('Nadege', { profile: { visibility: 'public' } })
    const friend = await test.personas.member('Amie')
    const stranger = await test.personas.member('Inconnue')
    const pairs = [
      { other: friend, acceptedAt: new Date() },
      { other: stranger, acceptedAt: null },
    ]
    for (const { other, acceptedAt } of pairs) {
      const [lowId, highId] = [Math.min(nadege.id, other.id), Math.max(nadege.id, other.id)]
      await test.db.insert(tables.conversations).values({ lowId, highId, startedById: other.id, acceptedAt })
    }
    await addPhoto(nadege)
    const [shown, kept] = await addPhoto(nadege)
    await nadege.patches(`/api/photos/${kept?.id}`, { visibility: 'accepted' })
    expect(idsOf(await photosOf(friend, nadege))).toEqual([shown?.id, kept?.id])
    expect(await statusOf(friend, kept?.file.url)).toBe(200)
    for (const other of [stranger, ines, test.visitor]) {
      expect(idsOf(await photosOf(other, nadege))).toEqual([shown?.id])
      expect(await statusOf(other, kept?.file.url)).toBe(404)
    }
    await nadege.patches(`/api/photos/${kept?.id}`, { visibility: 'everyone' })
    expect(await statusOf(test.visitor, kept?.file.url)).toBe(200)
  })
})
