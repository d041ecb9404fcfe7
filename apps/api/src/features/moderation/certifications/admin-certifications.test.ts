import {
  certificationLimits,
  type DeskCertification,
  type DeskCertificationRow,
  type DeskList,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { CertificationFixture, deleteAuditEntries, type Person, uploadPhoto } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const DAY = 24 * 3_600_000

let scene: CertificationFixture
let maud: Person
let odile: Person
beforeAll(async () => {
  scene = await CertificationFixture.open()
  maud = scene.maud
  odile = await scene.test.personas.member('Odile', { role: 'moderator' })
})
afterAll(() => scene.test.close())
beforeEach(async () => {
  await scene.test.settled()
  await scene.test.db.delete(tables.certifications)
  await deleteAuditEntries(scene.test.db)
})

const code = ({ body }: { body: unknown }) =>
  (body as { error?: { details: { code: string } } }).error?.details.code ?? null
const desk = (id: number, rest = '') => `/api/desk/certifications/${id}${rest}`
const opens = async (person: Person, id: number) => (await person.gets<DeskCertification>(desk(id))).body
const queue = async (person: Person, query = '') =>
  (await person.gets<DeskList<DeskCertificationRow>>(`/api/desk/certifications${query}`)).body
const acts = async () => (await scene.test.db.select().from(tables.auditEntries)).map(({ action }) => action)
const sent = () => ({ clientId: crypto.randomUUID() })

describe('the queue', () => {
  it('is for moderators and administrators', async () => {
    const id = await scene.waits(await scene.someone())
    const editor = await scene.test.personas.member('Redactrice', { role: 'editor' })
    const admin = await scene.test.personas.member('Patronne', { role: 'admin' })
    const member = await scene.someone()
    for (const path of ['', '/waiting', `/${id}`]) {
      expect((await scene.test.visitor.gets(`/api/desk/certifications${path}`)).status).toBe(401)
      for (const person of [member, editor]) {
        expect((await person.gets(`/api/desk/certifications${path}`)).status).toBe(403)
      }
      for (const person of [maud, admin]) {
        expect((await person.gets(`/api/desk/certifications${path}`)).status).toBe(200)
      }
    }
  })

  it('lists pending ones, oldest first, and filters by name, state and assignee', async () => {
    const [first, second, third] = [await scene.someone(), await scene.someone(), await scene.someone()]
    const old = await scene.waits(first)
    await scene.later(1000)
    const young = await scene.waits(second)
    await scene.asks(third)
    expect((await queue(maud)).items.map(({ id }) => id)).toEqual([old, young])
    expect((await maud.gets('/api/desk/certifications/waiting')).body).toEqual({ count: 2 })
    expect((await queue(maud, `?q=${second.username}`)).items.map(({ id }) => id)).toEqual([young])
    await maud.posts(desk(old, '/assign'))
    expect((await queue(maud, '?assignee=me')).items.map(({ id }) => id)).toEqual([old])
    expect((await queue(maud, '?assignee=nobody')).total).toBe(1)
    await scene.decides(old, { state: 'refused', reason: 'code' })
    expect((await queue(maud, '?state=refused')).items).toMatchObject([{ id: old, state: 'refused' }])
    expect((await queue(maud)).total).toBe(1)
  })

  it('hides a moderator’s own request, and refuses a decision on it', async () => {
    const id = await scene.waits(odile)
    expect((await queue(odile)).total).toBe(0)
    expect((await odile.gets('/api/desk/certifications/waiting')).body).toEqual({ count: 0 })
    for (const call of [
      odile.gets(desk(id)),
      odile.posts(desk(id, '/assign')),
      odile.posts(desk(id, '/decide'), { ...sent(), state: 'certified' }),
      odile.gets(desk(id, '/pictures/sent')),
    ]) {
      expect(code(await call)).toBe('CERTIFICATION_NOT_FOUND')
    }
    expect((await scene.decides(id, { state: 'certified' })).status).toBe(200)
    expect(code(await odile.posts(desk(id, '/revoke'), { ...sent(), reason: 'mistaken' }))).toBe(
      'CERTIFICATION_NOT_FOUND',
    )
  })
})

describe('the picture', () => {
  it('opens for its assignee only, is not cached, and each view is audited', async () => {
    const id = await scene.waits(await scene.someone())
    expect(await opens(maud, id)).toMatchObject({ picture: null, can: { take: true, decide: false } })
    expect(code(await maud.gets(desk(id, '/pictures/sent')))).toBe('CERTIFICATION_NOT_TAKEN')
    await maud.posts(desk(id, '/assign'))
    expect(await opens(maud, id)).toMatchObject({ picture: desk(id, '/pictures/sent'), can: { decide: true } })
    for (const person of [odile, await scene.someone()]) {
      expect((await person.gets(desk(id, '/pictures/sent'))).status).toBe(403)
    }
    await deleteAuditEntries(scene.test.db)
    for (let look = 0; look < 2; look += 1) {
      const { status, headers } = await maud.gets(desk(id, '/pictures/sent'))
      expect(status).toBe(200)
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'image/webp' })
    }
    expect(await acts()).toEqual(['certification.picture', 'certification.picture'])
    expect((await odile.posts(desk(id, '/assign'))).status).toBe(409)
    expect((await odile.posts(desk(id, '/assign'), { takeOver: true })).status).toBe(200)
    expect(code(await maud.gets(desk(id, '/pictures/sent')))).toBe('CERTIFICATION_NOT_TAKEN')
    await odile.posts(desk(id, '/release'))
    expect(code(await odile.gets(desk(id, '/pictures/sent')))).toBe('CERTIFICATION_NOT_TAKEN')
  })

  it('is shown beside the photos that are visible to every member, and no other', async () => {
    const her = await scene.someone()
    const [shown, kept] = [await uploadPhoto(her), await uploadPhoto(her)]
    await her.posts('/api/photos', { fileId: shown.id, description: 'Au jardin' })
    const { body } = await her.posts<{ id: number; file: { name: string } }[]>('/api/photos', { fileId: kept.id })
    await her.patches(`/api/photos/${body.at(-1)?.id}`, { visibility: 'accepted' })
    const id = await scene.waits(her)
    await maud.posts(desk(id, '/assign'))
    const { photos } = await opens(maud, id)
    expect(photos).toEqual([{ url: desk(id, `/pictures/${shown.name}`), alt: 'Au jardin' }])
    expect((await maud.gets(photos[0]?.url ?? '')).headers['cache-control']).toBe('private, no-store')
    expect((await maud.gets(desk(id, `/pictures/${kept.name}`))).status).toBe(404)
    expect(code(await odile.gets(photos[0]?.url ?? ''))).toBe('CERTIFICATION_NOT_TAKEN')
    await scene.decides(id, { state: 'certified' })
    expect(code(await maud.gets(photos[0]?.url ?? ''))).toBe('CERTIFICATION_NOT_TAKEN')
  })
})

describe('a decision', () => {
  it('is made by the assignee, once, with a reason for a refusal', async () => {
    const id = await scene.waits(await scene.someone())
    const refused = { ...sent(), state: 'refused', reason: 'gesture' }
    expect(code(await maud.posts(desk(id, '/decide'), refused))).toBe('CERTIFICATION_NOT_TAKEN')
    await maud.posts(desk(id, '/assign'))
    expect(code(await maud.posts(desk(id, '/decide'), { ...sent(), state: 'refused' }))).toBe('VALIDATION')
    expect(code(await maud.posts(desk(id, '/decide'), { ...sent(), state: 'refused', reason: 'ugly' }))).toBe(
      'VALIDATION',
    )
    expect((await maud.posts(desk(id, '/decide'), refused)).status).toBe(200)
    expect((await maud.posts(desk(id, '/decide'), refused)).status).toBe(200)
    expect(code(await maud.posts(desk(id, '/decide'), { ...sent(), state: 'certified' }))).toBe('CERTIFICATION_DECIDED')
    expect(await opens(odile, id)).toMatchObject({
      state: 'refused',
      picture: null,
      code: '',
      decision: { reason: 'Le code n’est pas tenu là où nous te le demandions.', by: 'Maud' },
      can: { take: false, decide: false, revoke: false },
    })
    expect((await acts()).filter((act) => act === 'certification.decide')).toHaveLength(1)
  })

  it('is refused after a cancellation', async () => {
    const her = await scene.someone()
    const id = await scene.waits(her)
    await maud.posts(desk(id, '/assign'))
    await her.deletes('/api/certification/request')
    expect(code(await maud.posts(desk(id, '/decide'), { ...sent(), state: 'certified' }))).toBe('CERTIFICATION_DECIDED')
    expect(await scene.own(her)).toMatchObject({ standing: null })
  })

  it('can be revoked with a reason; a newer main photo is highlighted', async () => {
    const her = await scene.someone()
    const id = await scene.waits(her)
    await scene.decides(id, { state: 'certified' })
    expect((await queue(maud, '?state=changed')).total).toBe(0)
    const { body } = await her.posts<{ id: number }[]>('/api/photos', { fileId: (await uploadPhoto(her)).id })
    await scene.test.db
      .update(tables.photos)
      .set({ createdAt: new Date(scene.at.getTime() + DAY) })
      .where(eq(tables.photos.id, body[0]?.id ?? 0))
    expect(await scene.own(her)).toMatchObject({ standing: {} })
    expect((await queue(maud, '?state=changed')).items).toMatchObject([{ id, photoChanged: true }])
    expect((await maud.posts(desk(id, '/revoke'), { ...sent(), reason: 'photos', note: 'Écris-nous.' })).status).toBe(
      200,
    )
    expect(await scene.own(her)).toMatchObject({
      standing: null,
      last: { what: 'revoked', note: 'Écris-nous.' },
      mayAsk: true,
    })
    expect(code(await maud.posts(desk(id, '/revoke'), { ...sent(), reason: 'photos' }))).toBe('CERTIFICATION_OVER')
    await scene.test.settled()
    expect(await scene.mailsTo(her)).toEqual(['certified', 'revoked'])
  })

  it('shows the deadline of the picture, and earlier decisions', async () => {
    const her = await scene.someone()
    await scene.decides(await scene.waits(her), { state: 'refused', reason: 'blurred' })
    const id = await scene.waits(her)
    expect(await opens(maud, id)).toMatchObject({
      until: new Date(scene.at.getTime() + certificationLimits.unjudgedDays * DAY).toISOString(),
      earlier: [{ state: 'refused', reason: 'La photo est trop floue, trop sombre ou abîmée.' }],
    })
  })
})
