import { meetingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { MeetingFixture } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchMeetings } from './meetings.jobs.ts'

const HOUR = 3_600_000

let scene: MeetingFixture
beforeAll(async () => {
  scene = await MeetingFixture.open(watchMeetings)
})
afterAll(() => scene.test.close())
beforeEach(() => scene.begins())

describe('a meeting that ends well', () => {
  it('asks at the agreed time, and mails the member only', async () => {
    const { id, dueAt, meetsAt, tellsAt } = await scene.prepares()
    expect({ meetsAt, dueAt, tellsAt }).toEqual({
      meetsAt: '2026-11-23T19:30:00.000Z',
      dueAt: '2026-11-23T21:30:00.000Z',
      tellsAt: '2026-11-23T22:00:00.000Z',
    })
    scene.now = new Date(Date.parse(dueAt) - 1)
    await scene.watch()
    expect(await scene.told()).toEqual([])
    scene.later(1)
    await scene.watch()
    await scene.watch()
    expect(await scene.told()).toEqual(['due'])
    expect(scene.said()).toEqual(['meetingReminder'])
    expect(await scene.answers(id, { answer: 'well' })).toMatchObject({
      status: 200,
      body: { state: 'well', tellsAt: null },
    })
    scene.later(meetingLimits.grace)
    await scene.watch()
    expect(scene.said()).toEqual(['meetingReminder'])
  })

  it('pushes to a device instead of sending a mail, where one can be reached', async () => {
    await scene.prepares()
    const [session] = await scene.test.db
      .select()
      .from(tables.sessions)
      .where(eq(tables.sessions.userId, scene.camille.id))
    await scene.test.db.update(tables.sessions).set({ expiresAt: new Date('2027-01-01'), lastSeenAt: scene.now })
    const device = {
      endpoint: 'https://push.exemple.test/1',
      p256dh: 'p',
      auth: 'a',
      provider: 'webpush',
      deviceType: 'Mobile',
      deviceBrowser: 'Firefox',
      deviceOs: 'Android',
    }
    await scene.test.db
      .insert(tables.pushDevices)
      .values({ ...device, userId: scene.camille.id, sessionId: session!.id } as never)
    scene.later(4 * HOUR)
    await scene.watch()
    expect(await scene.told()).toEqual(['due'])
    expect(scene.letters).toEqual([])
    await scene.test.db.delete(tables.pushDevices)
  })

  it('sends the all-clear to the contact if the contact was informed', async () => {
    const { id } = await scene.prepares({ tells: 'now' })
    await scene.watch()
    await scene.answers(id, { answer: 'well' })
    await scene.answers(id, { answer: 'well' })
    await scene.watch()
    expect(scene.said()).toEqual(['told', 'well'])
    expect(scene.letters.every(({ to }) => to === 'farandole@exemple.test')).toBe(true)
  })

  it('sends nothing about a meeting that was cancelled before any mail was sent', async () => {
    const { id } = await scene.prepares({ tells: 'now' })
    await scene.answers(id, { answer: 'well' })
    await scene.watch()
    expect(scene.said()).toEqual([])
  })
})

describe('no answer', () => {
  it('mails the chosen text to the contact once, and notifies the member', async () => {
    const { id } = await scene.staysSilent(meetingLimits.grace)
    await scene.watch()
    await scene.watch()
    expect(scene.said()).toEqual(['silence'])
    expect(scene.letters[0]).toMatchObject({
      to: 'farandole@exemple.test',
      props: {
        ...{ name: 'Camille', contactName: 'Farandole', whom: 'Perlimpinpine', place: 'Café Zinzolin' },
        ...{ note: 'Manteau cramoisi', timeZone: 'Europe/Paris' },
      },
    })
    expect(await scene.told()).toContainEqual('told')
    expect(await scene.stateOf(id)).toBe('told')
    await scene.answers(id, { answer: 'well' })
    await scene.watch()
    expect(scene.said()).toEqual(['silence', 'well'])
  })

  it('gives the full time to answer when the question was sent late', async () => {
    const { dueAt } = await scene.prepares()
    scene.now = new Date(Date.parse(dueAt) + 5 * HOUR)
    await scene.watch()
    expect(scene.said()).toEqual(['meetingReminder'])
    scene.later(meetingLimits.grace)
    await scene.watch()
    expect(scene.said()).toEqual(['meetingReminder', 'silence'])
  })

  it('alerts once when several servers run the job at the same moment', async () => {
    await scene.staysSilent(meetingLimits.grace)
    await scene.watchOnSeveral()
    expect(scene.said()).toEqual(['silence'])
    expect((await scene.told()).filter((what) => what === 'told')).toHaveLength(1)
  })

  it('asks once when several servers run the job at the same moment', async () => {
    const { dueAt } = await scene.prepares()
    scene.now = new Date(dueAt)
    await scene.watchOnSeveral()
    await scene.test.settled()
    expect(scene.said()).toEqual(['meetingReminder'])
    expect(await scene.told()).toHaveLength(1)
  })

  it('retries while the mail server is down', async () => {
    await scene.staysSilent(meetingLimits.grace)
    const down = scene.post
    scene.post = async () => {
      throw Object.assign(new Error('farandole@exemple.test: connection refused'), { code: 'ECONNREFUSED' })
    }
    await scene.watch()
    scene.post = down
    await scene.watch()
    expect(scene.said()).toEqual([])
    scene.later(meetingLimits.retry.first)
    await scene.watch()
    expect(scene.said()).toEqual(['silence'])
  })

  it('sends no alarm after the all-clear, whatever the mail server did meanwhile', async () => {
    const { id } = await scene.staysSilent(meetingLimits.grace)
    const down = scene.post
    scene.post = async () => {
      throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
    }
    await scene.watch()
    await scene.answers(id, { answer: 'well' })
    scene.post = down
    scene.later(HOUR)
    await scene.watch()
    expect(scene.said()).toEqual([])
  })

  it('sends the all-clear after an alarm of uncertain delivery', async () => {
    const { id } = await scene.staysSilent(meetingLimits.grace)
    const up = scene.post
    scene.post = async () => {
      throw Object.assign(new Error('timed out'), { code: 'ETIMEDOUT' })
    }
    await scene.watch()
    await scene.answers(id, { answer: 'well' })
    scene.post = up
    scene.later(HOUR)
    await scene.watch()
    expect(scene.said()).toEqual(['well'])
  })

  it('resends with the same Message-ID what a crashed server was sending', async () => {
    await scene.staysSilent(meetingLimits.grace)
    const ids: (string | undefined)[] = []
    const dies = new Promise<never>(() => undefined)
    scene.post = (letter) => {
      ids.push(letter.id)
      return dies
    }
    void watchMeetings(scene.parts())
    await vi.waitFor(() => expect(ids).toHaveLength(1), { timeout: 15_000 })
    scene.post = async (letter) => {
      ids.push(letter.id)
      scene.letters.push(letter)
    }
    await scene.watch()
    expect(scene.said()).toEqual([])
    scene.later(meetingLimits.leaving + 1)
    await scene.watch()
    expect(scene.said()).toEqual(['silence'])
    expect(ids[0]).toBe(ids[1])
    expect(ids[0]).toBeDefined()
  })

  it('either alerts the contact or accepts the answer, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      scene.letters = []
      scene.now = new Date('2026-11-23T18:00:00.000Z')
      await scene.test.db.delete(tables.meetings)
      const { id, dueAt } = await scene.prepares()
      scene.now = new Date(dueAt)
      await scene.watch()
      scene.letters = []
      scene.later(meetingLimits.grace)
      const [, answer] = await Promise.all([watchMeetings(scene.parts()), scene.answers(id, { answer: 'well' })])
      expect(answer.status).toBe(200)
      await scene.watch()
      expect(['', 'silence well']).toContain(scene.said().join(' '))
    }
  })
})
