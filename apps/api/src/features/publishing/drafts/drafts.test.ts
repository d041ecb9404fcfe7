import { type DraftAnswer, type DraftList, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import {
  buildTestApp,
  type LivePage,
  openLivePage,
  Person,
  plainPhoto,
  type TestApp,
  uploadPhoto,
} from '@consoeurs/test-support'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deleteOldDrafts } from './delete-old-drafts.ts'
import { eraseDraft } from './public.ts'

let test: TestApp
let camille: Person
let ines: Person
let page: LivePage
let clock = new Date('2026-11-22T08:00:00.000Z')
beforeAll(async () => {
  test = await buildTestApp({ now: () => clock })
  camille = await test.personas.camille()
  ines = await test.personas.ines()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  page = await openLivePage(test.app, camille)
})
afterAll(async () => {
  page.closes()
  await test.close()
})
afterEach(() => test.db.delete(tables.drafts))

const tick = () => {
  clock = new Date(clock.getTime() + 1000)
}
const keeps = (who: Person, key: string, words: object) => {
  tick()
  return who.puts<DraftAnswer>(`/api/drafts/${key}`, words)
}
const reads = async (who: Person, key: string) => (await who.gets<DraftAnswer>(`/api/drafts/${key}`)).body.draft
const lists = async (who: Person, of = '') =>
  (await who.gets<DraftList>(`/api/drafts${of && `?of=${of}`}`)).body.items.map(({ key }) => key)

describe('a visitor without an account', () => {
  it('is refused everywhere', async () => {
    for (const answer of [
      await test.visitor.gets('/api/drafts'),
      await test.visitor.gets('/api/drafts/message:ines'),
      await keeps(test.visitor, 'message:ines', { text: 'Bonjour' }),
      await test.visitor.deletes('/api/drafts/message:ines'),
    ])
      expect(answer.status).toBe(401)
  })
})

describe('a draft', () => {
  it('is stored exactly as typed, and private', async () => {
    const fields = {
      kind: 'recette',
      outing: { day: '', time: '' },
      recipe: { ingredients: [{ quantity: '2', name: 'pom' }], steps: ['Éplu'] },
    }
    const kept = await keeps(camille, 'share:one', { text: '  Une tarte ', fields })
    expect(kept.body.draft).toEqual({
      key: 'share:one',
      text: '  Une tarte ',
      fields,
      files: [],
      elsewhere: false,
      at: clock.toISOString(),
    })
    expect(await reads(camille, 'share:one')).toEqual(kept.body.draft)
    expect(await reads(ines, 'share:one')).toBeNull()
    expect(await lists(ines)).toEqual([])
  })

  it('exists once per form: the last write wins, and the response reports a write from another device', async () => {
    const phone = new Person({
      app: test.app,
      id: camille.id,
      username: 'camille',
      token: await test.personas.opensSession(camille.id),
    })
    await keeps(camille, 'message:ines', { text: 'Bonjour' })
    await keeps(phone, 'message:ines', { text: 'Bonjour Inès' })
    expect(await reads(camille, 'message:ines')).toMatchObject({ text: 'Bonjour Inès', elsewhere: true })
    expect(await reads(phone, 'message:ines')).toMatchObject({ text: 'Bonjour Inès', elsewhere: false })
    await Promise.all(
      ['a', 'b', 'c'].map((text) => camille.puts('/api/drafts/message:ines', { text, fields: { text } })),
    )
    const draft = await reads(camille, 'message:ines')
    expect(draft?.fields.text).toBe(draft?.text)
    expect(await lists(camille)).toEqual(['message:ines'])
  })

  it('is listed by sort, newest first', async () => {
    await keeps(camille, 'share:one', { text: 'Un' })
    await keeps(camille, 'message:ines', { text: 'Bonjour' })
    await keeps(camille, 'share:two', { text: 'Deux' })
    await keeps(camille, 'share:one', { text: 'Un et demi' })
    expect(await lists(camille, 'share')).toEqual(['share:one', 'share:two'])
    expect(await lists(camille)).toEqual(['share:one', 'share:two', 'message:ines'])
  })

  it('is deleted when emptied, discarded or sent', async () => {
    for (const end of [
      () => keeps(camille, 'room:4', { text: '  ' }),
      () => camille.deletes('/api/drafts/room:4'),
      () =>
        test.app.events.unitOfWork((tx) => eraseDraft(tx, test.app.realtime, { userId: camille.id, key: 'room:4' })),
    ]) {
      await keeps(camille, 'room:4', { text: 'Je disais' })
      await keeps(ines, 'room:4', { text: 'Moi aussi' })
      await end()
      expect(await reads(camille, 'room:4')).toBeNull()
      expect(await reads(ines, 'room:4')).toMatchObject({ text: 'Moi aussi' })
    }
    expect((await camille.deletes('/api/drafts/room:4')).status).toBe(200)
  })

  it('notifies open pages, which fetch it again', async () => {
    const written = (await keeps(camille, 'message:louise', { text: 'Coucou' })).body.draft
    const told = await page.hears('draft', ({ key, at }) => key === 'message:louise' && at === written?.at)
    expect(await reads(camille, told.key)).toEqual(written)
    await camille.deletes('/api/drafts/message:louise')
    await page.hears('draft', ({ key, at }) => key === 'message:louise' && at === null)
  })

  it('can contain own uploads only', async () => {
    const [hers, other] = [await uploadPhoto(camille, plainPhoto()), await uploadPhoto(ines, plainPhoto())]
    const { body } = await keeps(camille, 'share:one', { fileIds: [other.id, hers.id, hers.id] })
    expect(body.draft?.files.map(({ id }) => id)).toEqual([hers.id])
  })

  it('is refused without a valid target, and when too long or too deep', async () => {
    for (const key of ['autre:1', 'share:', 'message:In%20es', `room:${'1'.repeat(90)}`])
      expect((await keeps(camille, key, { text: 'Bonjour' })).status, key).toBe(400)
    expect((await keeps(camille, 'room:1', { text: 'a'.repeat(limits.draftText + 1) })).status).toBe(400)
    const steps = Array.from({ length: 90 }, () => 'a'.repeat(1000))
    expect((await keeps(camille, 'share:one', { fields: { recipe: { steps } } })).status).toBe(400)
    expect((await keeps(camille, 'share:one', { fields: { a: { b: { c: { d: 'e' } } } } })).status).toBe(400)
    expect(await lists(camille)).toEqual([])
  })

  it('replaces the oldest one at the limit', async () => {
    const many = Array.from({ length: limits.drafts }, (_, index) => ({
      userId: camille.id,
      key: `message:m${index}`,
      text: 'Bonjour',
      updatedAt: new Date(clock.getTime() - (limits.drafts - index) * 1000),
    }))
    await test.db.insert(tables.drafts).values(many)
    await keeps(camille, 'message:encore', { text: 'Bonjour' })
    const kept = await lists(camille)
    expect(kept).toHaveLength(limits.drafts)
    expect(kept[0]).toBe('message:encore')
    expect(kept).not.toContain('message:m0')
  })

  it('is deleted after three months without a change', async () => {
    await keeps(camille, 'message:ines', { text: 'Bonjour' })
    const days = (count: number) => new Date(clock.getTime() + count * 24 * 3_600_000)
    await deleteOldDrafts(test.app.events.unitOfWork, days(limits.draftDays - 1))
    expect(await lists(camille)).toEqual(['message:ines'])
    await deleteOldDrafts(test.app.events.unitOfWork, days(limits.draftDays + 1))
    expect(await lists(camille)).toEqual([])
  })
})
