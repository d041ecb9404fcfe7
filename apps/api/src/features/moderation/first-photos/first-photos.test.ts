import type {
  DeskFirstPhoto,
  DeskFirstPhotoRow,
  DeskList,
  MemberCard,
  MemberProfile,
  OwnMeasure,
  Page,
  ProfilePhoto,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

const { test, ines, maud } = await setUpTestApp({ personas: ['ines', 'maud'] })
const odile = await test.personas.member('Odile', { role: 'moderator' })
const admin = await test.personas.member('Renée', { role: 'admin' })
const setting = (value: 'oui' | 'non') => admin.puts('/api/desk/settings/11', { value })
let count = 0
// Measures are mailed.
beforeAll(() => test.app.jobs.start())
beforeEach(async () => {
  expect((await setting('oui')).status).toBe(200)
})

const newcomer = async () => {
  count += 1
  return test.personas.member(`Lou ${count}`, { profile: { visibility: 'public' } })
}

async function addPhoto(who: Person): Promise<ProfilePhoto> {
  const { id: fileId } = await uploadPhoto(who)
  const { status, body } = await who.posts<ProfilePhoto[]>('/api/photos', { fileId, description: 'Au jardin' })
  expect(status).toBe(200)
  return body.at(-1)!
}

const errorOf = ({ body }: { body: unknown }) =>
  (body as { error?: { details: { code: string } } }).error?.details.code ?? null
const photosOf = async (viewer: Pick<Person, 'gets'>, owner: Person) =>
  (await viewer.gets<MemberProfile>(`/api/members/${owner.username}`)).body.photos.map(({ id }) => id)
const statusOf = async (viewer: Pick<Person, 'gets'>, { file }: ProfilePhoto) =>
  (await viewer.gets(file.formats.medium.url)).status
const cardOf = async (owner: Person) =>
  (await ines.gets<Page<MemberCard>>('/api/members?limit=50')).body.items.find(({ id }) => id === owner.id)
const desk = (id: number, rest = '') => `/api/desk/first-photos/${id}${rest}`
const queue = async (who = maud) => (await who.gets<DeskList<DeskFirstPhotoRow>>('/api/desk/first-photos')).body.items

async function checkOf({ id }: ProfilePhoto): Promise<number> {
  const [check] = await test.db.select().from(tables.photoChecks).where(eq(tables.photoChecks.photoId, id))
  if (check === undefined) throw new Error('the photo does not wait')
  return check.id
}

async function takes(photo: ProfilePhoto, judge = maud) {
  const id = await checkOf(photo)
  const { body } = await judge.posts<DeskFirstPhoto>(desk(id, '/assign'), { takeOver: true })
  return { id, file: body.file ?? '', picture: body.picture ?? '' }
}

async function decides(photo: ProfilePhoto, decision: object, judge = maud) {
  const { id, file } = await takes(photo, judge)
  return judge.posts<DeskFirstPhoto>(desk(id, '/decide'), { clientId: crypto.randomUUID(), file, ...decision })
}

const refusal = { state: 'refused', statement: 'On y lit un numéro de téléphone.', ground: 'charter' }

describe('a first photo', () => {
  it('is seen by its owner alone until a moderator approves it', async () => {
    const lou = await newcomer()
    const photo = await addPhoto(lou)
    expect(photo.state).toBe('waiting')
    expect(await photosOf(lou, lou)).toEqual([photo.id])
    expect(await statusOf(lou, photo)).toBe(200)
    for (const other of [ines, maud, test.visitor]) {
      expect(await photosOf(other, lou)).toEqual([])
      expect(await statusOf(other, photo)).toBe(404)
    }
    expect(await cardOf(lou)).toMatchObject({ avatar: null, photo: null })
    expect((await lou.gets<{ profile: MemberProfile }>('/api/members/me/seen?by=member')).body.profile.photos).toEqual(
      [],
    )

    expect((await decides(photo, { state: 'approved' })).body).toMatchObject({
      state: 'approved',
      decision: { by: 'Maud' },
    })
    await test.settled()
    for (const other of [ines, test.visitor]) {
      expect(await photosOf(other, lou)).toEqual([photo.id])
      expect(await statusOf(other, photo)).toBe(200)
    }
    expect((await cardOf(lou))?.photo?.alt).toBe('Au jardin')
    const { items } = (await lou.gets<Page<{ title: string; path: string }>>('/api/notifications')).body
    expect(items[0]).toMatchObject({ title: 'Ta photo est visible', path: '/p' })
  })

  it('cannot be made visible by its owner: as the main one, in another order, with another audience or file', async () => {
    const lou = await newcomer()
    const photo = await addPhoto(lou)
    const second = await addPhoto(lou)
    expect(second.state).toBe('waiting')
    const { id: fileId } = await uploadPhoto(lou)
    await lou.patches(`/api/photos/${photo.id}`, { main: true })
    await lou.patches(`/api/photos/${photo.id}`, { visibility: 'accepted' })
    await lou.patches(`/api/photos/${photo.id}`, { visibility: 'everyone' })
    await lou.puts('/api/photos/order', { ids: [second.id, photo.id] })
    await lou.patches('/api/members/me', { headline: 'Me voilà' })
    const { body } = await lou.patches<ProfilePhoto[]>(`/api/photos/${photo.id}`, { fileId })
    expect(body.map(({ state, main }) => [state, main])).toEqual([
      ['waiting', false],
      ['waiting', false],
    ])
    for (const one of body) expect(await statusOf(ines, one)).toBe(404)
    expect(await photosOf(ines, lou)).toEqual([])
  })

  it('frees the later ones, even after it is removed; those that wait are still decided one by one', async () => {
    const lou = await newcomer()
    const [first, second] = [await addPhoto(lou), await addPhoto(lou)]
    await decides(first, { state: 'approved' })
    expect(await photosOf(ines, lou)).toEqual([first.id])
    const third = await addPhoto(lou)
    expect(third.state).toBe('shown')
    await lou.deletes(`/api/photos/${first.id}`)
    await lou.deletes(`/api/photos/${third.id}`)
    expect((await addPhoto(lou)).state).toBe('shown')
    expect((await decides(second, { state: 'approved' })).status).toBe(200)
    expect(await photosOf(ines, lou)).toContain(second.id)
  })

  it('is shown at once without the setting, and to a member whose photos others saw before it', async () => {
    await setting('non')
    const lou = await newcomer()
    expect((await addPhoto(lou)).state).toBe('shown')
    await setting('oui')
    expect((await addPhoto(lou)).state).toBe('shown')
  })

  it('leaves the queue with its photo', async () => {
    const lou = await newcomer()
    const photo = await addPhoto(lou)
    const id = await checkOf(photo)
    expect((await queue()).map((row) => row.id)).toContain(id)
    await lou.deletes(`/api/photos/${photo.id}`)
    expect((await queue()).map((row) => row.id)).not.toContain(id)
    expect(errorOf(await maud.gets(desk(id)))).toBe('FIRST_PHOTO_NOT_FOUND')
  })
})

describe('a refused first photo', () => {
  it('stays hidden with a statement of reasons, and a review that changes the decision shows it', async () => {
    const lou = await newcomer()
    const photo = await addPhoto(lou)
    expect((await decides(photo, refusal)).body).toMatchObject({ state: 'refused' })
    const { items } = (await lou.gets<Page<OwnMeasure>>('/api/sanctions/mine')).body
    expect(items).toMatchObject([{ kind: 'hidden', reason: refusal.statement }])
    const own = (await lou.gets<MemberProfile>(`/api/members/${lou.username}`)).body.photos
    expect(own.map(({ state }) => state)).toEqual(['hidden'])
    expect(await photosOf(ines, lou)).toEqual([])
    expect((await addPhoto(lou)).state).toBe('waiting')

    const measure = items[0]!.id
    expect((await lou.posts(`/api/sanctions/${measure}/review`, { text: 'C’est une enseigne.' })).status).toBe(200)
    const [review] = await test.db.select().from(tables.reviews).where(eq(tables.reviews.sanctionId, measure))
    const changed = { clientId: crypto.randomUUID(), state: 'changed', statement: 'C’était une enseigne.' }
    expect((await odile.posts(`/api/desk/reviews/${review?.id}/decide`, changed)).status).toBe(200)
    expect(await photosOf(ines, lou)).toEqual([photo.id])
  })

  it('needs its reason, which an approval has not', async () => {
    const photo = await addPhoto(await newcomer())
    expect((await decides(photo, { state: 'refused' })).status).toBe(400)
    expect((await decides(photo, { ...refusal, state: 'approved' })).status).toBe(400)
  })
})

describe('the queue', () => {
  it('is for moderators, and never lists their own photos', async () => {
    const sophie = await test.personas.member('Sophie', { role: 'moderator' })
    const id = await checkOf(await addPhoto(sophie))
    expect((await queue()).map((row) => row.id)).toContain(id)
    expect((await queue(sophie)).map((row) => row.id)).not.toContain(id)
    expect(errorOf(await sophie.posts(desk(id, '/assign'), { takeOver: false }))).toBe('FIRST_PHOTO_NOT_FOUND')
    const editor = await test.personas.member('Rédactrice', { role: 'editor' })
    for (const path of ['/api/desk/first-photos', '/api/desk/first-photos/waiting', desk(id)]) {
      expect((await test.visitor.gets(path)).status).toBe(401)
      for (const other of [ines, editor]) expect((await other.gets(path)).status).toBe(403)
    }
  })

  it('opens the picture only for the moderator who took it, and notes it', async () => {
    const photo = await addPhoto(await newcomer())
    const id = await checkOf(photo)
    expect((await maud.gets<DeskFirstPhoto>(desk(id))).body).toMatchObject({
      picture: null,
      file: null,
      description: '',
    })
    const { file, picture } = await takes(photo)
    expect((await maud.gets(picture)).status).toBe(200)
    expect(errorOf(await odile.gets(picture))).toBe('FIRST_PHOTO_NOT_TAKEN')
    const decision = { clientId: crypto.randomUUID(), state: 'approved', file }
    expect(errorOf(await odile.posts(desk(id, '/decide'), decision))).toBe('FIRST_PHOTO_NOT_TAKEN')
    expect(errorOf(await odile.posts(desk(id, '/assign'), { takeOver: false }))).toBe('FIRST_PHOTO_TAKEN')
    await maud.posts(desk(id, '/decide'), decision)
    expect(errorOf(await maud.gets(picture))).toBe('FIRST_PHOTO_DECIDED')
    const entries = await test.db.select().from(tables.auditEntries).where(eq(tables.auditEntries.targetId, id))
    const own = entries.filter(({ target }) => target === 'first-photo').map(({ action }) => action)
    expect(own).toEqual(['first-photo.open', 'first-photo.assign', 'first-photo.picture'])
  })

  it('decides nothing about a picture that the member replaced meanwhile', async () => {
    const lou = await newcomer()
    const photo = await addPhoto(lou)
    const { id, file } = await takes(photo)
    await lou.patches(`/api/photos/${photo.id}`, { fileId: (await uploadPhoto(lou)).id })
    const decision = { clientId: crypto.randomUUID(), state: 'approved', file }
    expect(errorOf(await maud.posts(desk(id, '/decide'), decision))).toBe('FIRST_PHOTO_CHANGED')
    expect(await photosOf(ines, lou)).toEqual([])
  })
})
