import type { ErrorEnvelope, FileView, ShareView } from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import {
  type LivePage,
  openLivePage,
  type Person,
  plainPhoto,
  setUpTestApp,
  uploadPhoto,
} from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { eraseVersions } from '../../moderation/evidence/public.ts'

const pages: LivePage[] = []
const { test, camille, ines, louise } = await setUpTestApp({
  personas: ['camille', 'ines', 'louise'],
  clears: [tables.blocks, tables.mutes, tables.reports, tables.shares],
  listens: true,
})
afterEach(async () => {
  for (const page of pages.splice(0)) page.closes()
})

type ShareAnswerBody = ShareView & ErrorEnvelope

const publishes = async (who: Person, more: object = {}) => {
  const share = { clientId: crypto.randomUUID(), kind: 'pensee', body: 'Un matin', visibility: 'members', ...more }
  const { status, body } = await who.posts<ShareAnswerBody>('/api/shares', share)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
/** The form as she read it, with what she changed. */
const formOf = ({ version, title, body, images, visibility, cover, recipe, outing }: ShareView) => ({
  version,
  title,
  body,
  images: images.map(({ id, alt }) => ({ fileId: id, alt })),
  visibility,
  cover,
  recipe,
  outing: outing && { at: outing.at, place: outing.place, seats: outing.seats },
})
const changes = (who: Person, read: ShareView, words: object) =>
  who.patches<ShareAnswerBody>(`/api/shares/${read.id}`, { ...formOf(read), ...words })
const reads = async (who: Person, { id }: { id: number }) => (await who.gets<ShareAnswerBody>(`/api/shares/${id}`)).body
const code = ({ body }: { body: ErrorEnvelope }) => body.error?.details.code
const seesFile = async (who: Person, { formats }: FileView) => (await who.gets(formats.small.url)).status

async function opens(who: Person, share: ShareView): Promise<LivePage> {
  const page = await openLivePage(test.app, who)
  pages.push(page)
  await page.watches(`share-${share.id}`)
  return page
}

describe('changing a share', () => {
  it('changes it for everyone, shows when, and keeps the previous version as evidence for thirty days', async () => {
    const share = await publishes(camille)
    expect(share).toMatchObject({ version: 1, editedAt: null, can: { edit: true } })
    const page = await opens(ines, share)
    const { body } = await changes(camille, share, { body: 'Un autre matin' })
    expect(body).toMatchObject({ version: 2, body: 'Un autre matin', publishedAt: share.publishedAt })
    const told = await page.hears('share.changed')
    expect(told).toMatchObject({ shareId: share.id, version: 2 })
    const fresh = await reads(ines, share)
    expect(fresh).toMatchObject({ body: 'Un autre matin', editedAt: expect.any(String), can: { edit: false } })
    const kept = () => test.db.select().from(tables.shareVersions)
    expect(await kept()).toMatchObject([{ words: { body: 'Un matin' } }])
    const day = 24 * 3_600_000
    const erase = (days: number) => eraseVersions(test.app.events.unitOfWork, new Date(Date.now() + days * day))
    await erase(limits.evidenceDays - 1)
    expect(await kept()).toHaveLength(1)
    await ines.posts('/api/reports', {
      target: 'share',
      targetId: share.id,
      reason: 'hate',
      goodFaith: true,
      text: 'Ce qu’elle disait',
    })
    expect(await test.db.select().from(tables.reports)).toMatchObject([
      { snapshot: { body: 'Un autre matin', earlier: [{ body: 'Un matin' }] } },
    ])
    await erase(limits.evidenceDays + 1)
    expect(await kept()).toHaveLength(1)
    await test.db.update(tables.reports).set({ state: 'rejected' })
    await erase(limits.evidenceDays + 1)
    expect(await kept()).toEqual([])
  })

  it('can be done by the author only', async () => {
    const share = await publishes(camille)
    expect((await changes(test.visitor, share, { body: 'Non' })).status).toBe(401)
    expect(code(await changes(ines, share, { body: 'Non' }))).toBe('FORBIDDEN')
    await test.personas.blocks(camille, ines)
    expect(code(await changes(ines, share, { body: 'Non' }))).toBe('SHARE_NOT_FOUND')
    await camille.deletes(`/api/shares/${share.id}`)
    expect(code(await changes(camille, share, { body: 'Trop tard' }))).toBe('SHARE_NOT_FOUND')
  })

  it('refuses a form loaded before another change, and applies the same change once', async () => {
    const share = await publishes(camille)
    const [one, other] = await Promise.all([
      changes(camille, share, { body: 'Dans un onglet' }),
      changes(camille, share, { body: 'Dans l’autre' }),
    ])
    expect([one.status, other.status].toSorted()).toEqual([200, 409])
    const refused = one.status === 409 ? one : other
    expect(code(refused)).toBe('SHARE_CHANGED')
    const now = await reads(camille, share)
    expect(now.version).toBe(2)
    const again = await changes(camille, share, { body: now.body })
    expect(again).toMatchObject({ status: 200, body: { version: 2 } })
    expect((await changes(camille, now, { body: 'La mienne' })).body).toMatchObject({ version: 3, body: 'La mienne' })
  })

  it('applies the rules of publishing: text or a picture, the fields of its kind, a future date', async () => {
    const share = await publishes(camille)
    expect(code(await changes(camille, share, { body: '' }))).toBe('VALIDATION')
    expect(code(await changes(camille, share, { outing: { at: '2030-01-01T10:00:00.000Z', place: 'Lyon' } }))).toBe(
      'VALIDATION',
    )
    const outing = await publishes(camille, {
      kind: 'sortie',
      title: 'Au musée',
      outing: { at: '2030-01-01T10:00:00.000Z', place: 'Lyon', seats: 3 },
    })
    const past = { at: '2020-01-01T10:00:00.000Z', place: 'Lyon', seats: 3 }
    expect(code(await changes(camille, outing, { outing: past }))).toBe('VALIDATION')
    const moved = await changes(camille, outing, {
      outing: { at: '2030-02-01T10:00:00.000Z', place: 'Paris', seats: null },
    })
    expect(moved.body.outing).toMatchObject({ at: '2030-02-01T10:00:00.000Z', place: 'Paris', seats: null })
    await test.db.update(tables.shares).set({ outingAt: new Date('2020-01-01T10:00:00.000Z') })
    const over = await reads(camille, outing)
    expect((await changes(camille, over, { body: 'C’était beau' })).status).toBe(200)
  })

  it('can narrow the audience, never widen it', async () => {
    const open = await publishes(camille, { visibility: 'public' })
    const closed = (await changes(camille, open, { visibility: 'members' })).body
    expect(closed.visibility).toBe('members')
    expect((await test.visitor.gets(`/api/shares/${open.id}`)).status).toBe(404)
    expect(code(await changes(camille, closed, { visibility: 'public' }))).toBe('SHARE_AUDIENCE')
    expect(code(await changes(camille, closed, { visibility: 'community' }))).toBe('SHARE_AUDIENCE')
  })

  it('adds, sorts, describes and removes pictures; a removed one is hidden from others, and can be restored', async () => {
    const [one, two, three] = [
      await uploadPhoto(camille, plainPhoto()),
      await uploadPhoto(camille, plainPhoto()),
      await uploadPhoto(camille, plainPhoto()),
    ]
    const images = [one, two].map(({ id }) => ({ fileId: id, alt: '' }))
    const share = await publishes(camille, { images, visibility: 'public' })
    const changed = await changes(camille, share, {
      visibility: 'members',
      images: [
        { fileId: three.id, alt: 'La mer' },
        { fileId: one.id, alt: 'Un chat' },
      ],
    })
    expect(changed.body.images.map(({ id, alt }) => ({ id, alt }))).toEqual([
      { id: three.id, alt: 'La mer' },
      { id: one.id, alt: 'Un chat' },
    ])
    expect([await seesFile(ines, three), await seesFile(ines, one), await seesFile(ines, two)]).toEqual([200, 200, 404])
    expect(await seesFile(test.visitor, one)).toBe(404)
    const back = await changes(camille, changed.body, { images })
    expect(back.body.images.map(({ id }) => id)).toEqual([one.id, two.id])
    expect([await seesFile(ines, two), await seesFile(ines, three)]).toEqual([200, 404])
    const others = await uploadPhoto(ines, plainPhoto())
    const stolen = await changes(camille, back.body, { images: [{ fileId: others.id, alt: '' }] })
    expect(code(stolen)).toBe('FILE_NOT_FOUND')
    expect((await reads(ines, share)).images.map(({ id }) => id)).toEqual([one.id, two.id])
  })

  it('and deleting concurrently leaves the share deleted', async () => {
    const share = await publishes(camille)
    const page = await opens(ines, share)
    const [edited, deleted] = await Promise.all([
      changes(camille, share, { body: 'Encore' }),
      camille.deletes(`/api/shares/${share.id}`),
    ])
    expect(deleted.status).toBe(200)
    expect([200, 404]).toContain(edited.status)
    expect((await ines.gets(`/api/shares/${share.id}`)).status).toBe(404)
    expect(await page.hears('share.removed')).toMatchObject({ shareId: share.id })
  })
})

describe('a comment on a share that is deleted at the same moment', () => {
  it('is stored before the deletion, or refused: a deleted share never counts it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const share = await publishes(camille)
      const words = { clientId: crypto.randomUUID(), text: 'Moi aussi' }
      const [said] = await Promise.all([
        ines.posts<ShareAnswerBody>(`/api/shares/${share.id}/comments`, words),
        camille.deletes(`/api/shares/${share.id}`),
      ])
      expect([200, 404]).toContain(said.status)
      const [row] = await test.db.select().from(tables.shares).where(eq(tables.shares.id, share.id))
      expect(row?.commentCount).toBe(said.status === 200 ? 1 : 0)
    }
  })
})

describe('an outing with few places', () => {
  it('assigns the last place to one of two concurrent requests, and to the other once it is free', async () => {
    const share = await publishes(camille, {
      kind: 'sortie',
      title: 'Au musée',
      outing: { at: '2030-01-01T10:00:00.000Z', place: 'Lyon', seats: 1 },
    })
    const going = (who: Person, wish: boolean) =>
      who.puts<ErrorEnvelope & { going: number }>(`/api/shares/${share.id}/going`, { going: wish })
    const both = await Promise.all([going(ines, true), going(louise, true)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.map(code)).toContain('OUTING_FULL')
    const [first, second] = both[0]?.status === 200 ? [ines, louise] : [louise, ines]
    expect((await going(first, true)).body.going).toBe(1)
    expect((await reads(second, share)).outing).toMatchObject({ going: 1, seats: 1, mine: false })
    expect(code(await changes(camille, await reads(camille, share), { outing: { ...share.outing, seats: 0 } }))).toBe(
      'VALIDATION',
    )
    await going(first, false)
    expect((await going(second, true)).body.going).toBe(1)
  })
})
