import type { CommentView, ShareView } from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, plainPhoto, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { describe, expect, it } from 'vitest'
import { eraseEvidence } from './erase-removed.ts'

const { test, camille, ines, louise } = await setUpTestApp({
  personas: ['camille', 'ines', 'louise'],
  clears: [tables.reports, tables.reactions, tables.shares],
})

const publishes = async (who: Person, more: object = {}) => {
  const share = { clientId: crypto.randomUUID(), kind: 'pensee', body: 'Un matin', visibility: 'members', ...more }
  return (await who.posts<ShareView>('/api/shares', share)).body
}
const says = async (who: Person, { id }: ShareView) =>
  (await who.posts<CommentView>(`/api/shares/${id}/comments`, { clientId: crypto.randomUUID(), text: 'Oh' })).body
const reports = (who: Person, target: string, targetId: number) =>
  who.posts('/api/reports', { target, targetId, reason: 'hate', goodFaith: true, text: 'Ce qu’elle disait' })
const reactsTo = (who: Person, path: string) =>
  who.puts(`${path}/reaction`, { kind: test.deps.brand.reactions[0]?.kind })

const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)
const erases = (days: number) => eraseEvidence(test.app.events.unitOfWork, daysFromNow(days))
const late = limits.evidenceDays + 1

const left = async () => ({
  shares: (await test.db.select({ id: tables.shares.id }).from(tables.shares)).map(({ id }) => id).toSorted(),
  comments: await test.db.$count(tables.comments),
  reactions: await test.db.$count(tables.reactions),
})

describe('removed content', () => {
  it('is stored for thirty days, a share with its comments, and then deleted', async () => {
    const [gone, stays] = [await publishes(camille), await publishes(camille)]
    const [under, alone] = [await says(ines, gone), await says(ines, stays)]
    await reactsTo(louise, `/api/shares/${gone.id}`)
    for (const comment of [under, alone]) await reactsTo(louise, `/api/comments/${comment.id}`)
    await camille.deletes(`/api/shares/${gone.id}`)
    await ines.deletes(`/api/comments/${alone.id}`)
    await erases(limits.evidenceDays - 1)
    expect(await left()).toEqual({ shares: [gone.id, stays.id], comments: 2, reactions: 3 })
    await erases(late)
    expect(await left()).toEqual({ shares: [stays.id], comments: 0, reactions: 0 })
  })

  it.each(['share', 'comment'] as const)('is kept as long as a report of the %s is open', async (target) => {
    const share = await publishes(camille)
    const comment = await says(ines, share)
    expect((await reports(louise, target, target === 'share' ? share.id : comment.id)).status).toBe(200)
    await camille.deletes(`/api/shares/${share.id}`)
    await erases(late)
    expect(await left()).toMatchObject({ shares: [share.id], comments: 1 })
    await test.db.update(tables.reports).set({ state: 'rejected' })
    await erases(late)
    expect(await left()).toMatchObject({ shares: [], comments: 0 })
  })

  it('is kept with the edited result of a recipe that a report is about', async () => {
    const making = { shareId: (await publishes(camille)).id, memberId: ines.id, days: ['2026-01-02'] }
    const [current] = await test.db
      .insert(tables.recipeMakings)
      .values([making, { ...making, text: 'Avant', deletedAt: new Date() }])
      .returning()
    const filed = { target: 'making', targetId: current?.id ?? 0, aboutId: ines.id, reporterId: louise.id }
    await test.db.insert(tables.reports).values({ ...filed, reason: 'hate', severity: 2 })
    await erases(late)
    expect(await test.db.$count(tables.recipeMakings)).toBe(2)
    await test.db.update(tables.reports).set({ state: 'rejected' })
    await erases(late)
    expect(await test.db.$count(tables.recipeMakings)).toBe(1)
  })

  it('is deleted with its pictures, those of earlier versions too', async () => {
    const upload = () => uploadPhoto(camille, plainPhoto())
    const [shown, before] = [await upload(), await upload()]
    const share = await publishes(camille, { images: [{ fileId: before.id, alt: '' }] })
    const { version, body, visibility } = share
    const images = [{ fileId: shown.id, alt: '' }]
    await camille.patches(`/api/shares/${share.id}`, { version, body, visibility, images })
    await camille.deletes(`/api/shares/${share.id}`)
    expect(await test.db.$count(tables.files)).toBe(2)
    await erases(late)
    await test.settled()
    expect(await test.db.$count(tables.files)).toBe(0)
    expect((await camille.gets(shown.formats.small.url)).status).toBe(404)
  })
})
