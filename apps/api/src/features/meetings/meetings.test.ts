import { meetingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { MeetingScene } from '@consoeurs/testkit'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchMeetings } from './meetings.jobs.ts'

const HOUR = 3_600_000

let scene: MeetingScene
beforeAll(async () => {
  scene = await MeetingScene.open(watchMeetings)
})
afterAll(() => scene.test.close())
beforeEach(() => scene.begins())

describe('an evening on which all is well', () => {
  it('asks her at the hour agreed, and writes to nobody but her', async () => {
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

  it('rings a device instead of writing to her mailbox, where one would ring', async () => {
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

  it('tells her contact what was said is over, where something was said, and otherwise nothing', async () => {
    const { id } = await scene.prepares({ tells: 'now' })
    await scene.watch()
    await scene.answers(id, { answer: 'well' })
    await scene.answers(id, { answer: 'well' })
    await scene.watch()
    expect(scene.said()).toEqual(['told', 'well'])
    expect(scene.letters.every(({ to }) => to === 'farandole@exemple.test')).toBe(true)
  })

  it('says nothing of a meeting that she gave up before anything had left', async () => {
    const { id } = await scene.prepares({ tells: 'now' })
    await scene.answers(id, { answer: 'well' })
    await scene.watch()
    expect(scene.said()).toEqual([])
  })
})

describe('silence', () => {
  it('writes what she chose to her contact, once, and tells her so', async () => {
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

  it('gives her the same time where the house was late to ask', async () => {
    const { dueAt } = await scene.prepares()
    scene.now = new Date(Date.parse(dueAt) + 5 * HOUR)
    await scene.watch()
    expect(scene.said()).toEqual(['meetingReminder'])
    scene.later(meetingLimits.grace)
    await scene.watch()
    expect(scene.said()).toEqual(['meetingReminder', 'silence'])
  })

  it('is told once where several servers come to it at the same moment', async () => {
    await scene.staysSilent(meetingLimits.grace)
    await scene.watchOnSeveral()
    expect(scene.said()).toEqual(['silence'])
    expect((await scene.told()).filter((what) => what === 'told')).toHaveLength(1)
  })

  it('is asked about once, too', async () => {
    const { dueAt } = await scene.prepares()
    scene.now = new Date(dueAt)
    await scene.watchOnSeveral()
    await scene.test.settled()
    expect(scene.said()).toEqual(['meetingReminder'])
    expect(await scene.told()).toHaveLength(1)
  })

  it('waits for a post that is down, and does not lose it', async () => {
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

  it('sends no alarm after she said that all is well, whatever the post did meanwhile', async () => {
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

  it('unsays an alarm of which nobody knows whether it left', async () => {
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

  it('sends again what a server had in hand when it died, under the same name', async () => {
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

  it('either tells her contact, or hears her answer: never the alarm alone', async () => {
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
