import { type MeetingList, type MeetingPreview, MeetingWords, meetingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { MeetingFixture, meetingWords } from '@consoeurs/test-support'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { watchMeetings } from './meetings.jobs.ts'
import { previewLetters } from './preview-letters.ts'

let scene: MeetingFixture
beforeAll(async () => {
  scene = await MeetingFixture.open(watchMeetings)
})
afterAll(() => scene.test.close())
beforeEach(() => scene.begins())

describe('the trusted contact', () => {
  const linkOf = () => {
    const url = scene.letters.map(({ unsubscribeUrl }) => unsubscribeUrl).find(Boolean) ?? ''
    return `/api/meetings/contact-link?jeton=${new URL(url).searchParams.get('jeton')}`
  }

  it('can decline by one call, of which the member is notified, and can undo it by the same link', async () => {
    const { id, dueAt } = await scene.prepares({ tells: 'now' })
    await scene.watch()
    const link = linkOf()
    expect((await scene.test.visitor.gets(link)).body).toEqual({ declined: false })
    expect((await scene.test.visitor.posts(link)).body).toEqual({ declined: true })
    await scene.test.settled()
    expect(await scene.told()).toEqual(['declined'])
    expect((await scene.camille.gets<MeetingList>('/api/meetings')).body.items).toMatchObject([{ id, declined: true }])
    scene.now = new Date(dueAt)
    await scene.watch()
    scene.later(meetingLimits.grace)
    await scene.watch()
    expect(scene.said()).toEqual(['told', 'meetingReminder'])
    const again = { clientId: crypto.randomUUID(), ...meetingWords, day: '2026-11-24' }
    expect(await scene.camille.posts('/api/meetings', again)).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { contactEmail: [expect.any(String)] } } } },
    })
    expect((await scene.test.visitor.deletes(link)).body).toEqual({ declined: false })
    expect((await scene.camille.posts('/api/meetings', again)).status).toBe(200)
  })

  it('is identified only by a link that the site signed', async () => {
    await scene.prepares({ tells: 'now' })
    await scene.watch()
    const link = linkOf()
    for (const forged of [`${link.slice(0, -2)}AA`, link.replace('jeton=', 'jeton=A'), link.split('.')[0] ?? '']) {
      for (const call of ['gets', 'posts', 'deletes'] as const)
        expect(await scene.test.visitor[call](forged)).toMatchObject({
          status: 400,
          body: { error: { name: 'CONTACT_LINK' } },
        })
    }
    expect(await scene.test.db.$count(tables.quietContacts)).toBe(0)
  })

  it('receives the mails that the preview showed to the member', async () => {
    const { body } = await scene.camille.posts<MeetingPreview>('/api/meetings/preview', {
      ...meetingWords,
      tells: 'now',
    })
    expect(body.letters.map(({ when }) => when)).toEqual(['now', 'silence', 'asked', 'well'])
    expect(body).toMatchObject({ dueAt: '2026-11-23T21:30:00.000Z', erasedAt: '2026-11-25T21:30:00.000Z' })
    const quiet = await scene.camille.posts<MeetingPreview>('/api/meetings/preview', meetingWords)
    expect(quiet.body.letters.map(({ when }) => when)).toEqual(['silence', 'asked', 'well'])
    expect(await scene.test.db.$count(tables.meetings)).toBe(0)

    const shown: unknown[] = []
    const renderMail = async (_kind: string, props: unknown) => {
      shown.push(props)
      return { subject: '', html: '', text: 'Elle va bien,\nje crois.\n\nNe plus recevoir https://exemple.test/x' }
    }
    const site = {
      db: scene.test.db,
      settings: scene.test.deps.settings,
      brand: scene.test.deps.brand,
      now: () => scene.now,
    }
    const typed = MeetingWords.parse({ ...meetingWords, tells: 'now' })
    const preview = await previewLetters(
      { ...site, renderMail },
      { id: scene.camille.id, displayName: 'Camille' },
      typed,
    )
    expect(preview.letters[0]?.lines).toEqual(['Elle va bien, je crois.'])
    await scene.prepares({ tells: 'now' })
    await scene.watch()
    expect(scene.letters[0]?.props).toEqual(shown[0])
  })
})
