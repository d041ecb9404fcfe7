import { type MeetingList, meetingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { MeetingFixture } from '@consoeurs/test-support'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { watchMeetings } from './meetings.jobs.ts'

const MINUTE = 60_000

let scene: MeetingFixture
beforeAll(async () => {
  scene = await MeetingFixture.open(watchMeetings)
})
afterAll(() => scene.test.close())
beforeEach(() => scene.begins())

describe('answers to the check-in', () => {
  it('postpone the check-in, and notify the contact if the contact was informed', async () => {
    const { id, dueAt } = await scene.prepares({ tells: 'now' })
    await scene.watch()
    scene.now = new Date(dueAt)
    await scene.watch()
    const { body } = await scene.answers(id, { answer: 'later', minutes: 30 })
    expect(body).toMatchObject({ dueAt: new Date(scene.now.getTime() + 30 * MINUTE).toISOString(), postponable: 5 })
    await scene.watch()
    scene.later(30 * MINUTE - 1)
    await scene.watch()
    expect(scene.said()).toEqual(['told', 'meetingReminder', 'moved'])
    scene.later(1)
    await scene.watch()
    expect(scene.said()).toEqual(['told', 'meetingReminder', 'moved', 'meetingReminder'])
    expect(await scene.told()).toHaveLength(2)
  })

  it('are limited, and refused once the meeting is over', async () => {
    const { id } = await scene.prepares()
    for (let time = 0; time < meetingLimits.postponed; time += 1)
      expect((await scene.answers(id, { answer: 'later', minutes: 60 })).status).toBe(200)
    expect((await scene.answers(id, { answer: 'later', minutes: 60 })).body).toMatchObject({
      error: { name: 'MEETING_POSTPONED' },
    })
    expect((await scene.answers(id, { answer: 'later', minutes: 45 })).status).toBe(400)
    await scene.answers(id, { answer: 'well' })
    expect((await scene.answers(id, { answer: 'later', minutes: 30 })).body).toMatchObject({
      error: { name: 'MEETING_OVER' },
    })
    expect((await scene.answers(id, { answer: 'tell' })).body).toMatchObject({ error: { name: 'MEETING_OVER' } })
  })

  it('alert the contact at once when the member asks for help', async () => {
    const { id } = await scene.prepares()
    await scene.answers(id, { answer: 'tell' })
    await scene.answers(id, { answer: 'tell' })
    await scene.watch()
    expect(scene.said()).toEqual(['asked'])
  })

  it('mark the notification as read', async () => {
    const { id, dueAt } = await scene.prepares()
    scene.now = new Date(dueAt)
    await scene.watch()
    await scene.answers(id, { answer: 'well' })
    await scene.test.settled()
    const lines = await scene.test.db.select().from(tables.notifications)
    expect(lines.map(({ readAt }) => readAt !== null)).toEqual([true])
  })

  it('are accepted from the member only', async () => {
    const { id } = await scene.prepares()
    const others = [
      await scene.test.personas.member('Rosalie'),
      await scene.test.personas.member('Edmée', { role: 'moderator' }),
    ]
    await scene.test.db.update(tables.sessions).set({ lastSeenAt: scene.now })
    for (const other of others) {
      expect((await scene.answers(id, { answer: 'well' }, other)).status).toBe(404)
      expect((await other.deletes(`/api/meetings/${id}`)).status).toBe(404)
      expect((await other.gets<MeetingList>('/api/meetings')).body.items).toEqual([])
    }
    expect(await scene.stateOf(id)).toBe('open')
  })
})

describe('live events of a meeting', () => {
  const checkIn = async () =>
    (await scene.camille.gets<{ viewer: { checkIn: unknown } }>('/api/viewer')).body.viewer.checkIn

  it('contain the time only', async () => {
    expect(await checkIn()).toBeNull()
    const second = await scene.prepares({ time: '22:00' })
    const first = await scene.prepares()
    expect(await checkIn()).toEqual({ id: first.id, dueAt: first.dueAt })
    await scene.answers(first.id, { answer: 'well' })
    expect(await checkIn()).toEqual({ id: second.id, dueAt: second.dueAt })
  })
})

describe('the time zone of the meeting', () => {
  it.each([
    ['2026-11-24', '20:30', 'Europe/Paris', '2026-11-24T19:30:00.000Z'],
    ['2026-11-24', '20:30', 'America/Toronto', '2026-11-25T01:30:00.000Z'],
    ['2026-11-24', '08:00', 'Pacific/Noumea', '2026-11-23T21:00:00.000Z'],
  ])('%s %s in %s', async (day, time, timeZone, meetsAt) => {
    expect(await scene.prepares({ day, time, timeZone })).toMatchObject({ meetsAt, timeZone })
  })

  it('handles the end of summer time', async () => {
    scene.now = new Date('2026-10-24T20:00:00.000Z')
    const night = { day: '2026-10-25', minutes: 120 }
    expect(await scene.prepares({ ...night, time: '01:30' })).toMatchObject({
      meetsAt: '2026-10-24T23:30:00.000Z',
      dueAt: '2026-10-25T01:30:00.000Z',
    })
    expect(await scene.prepares({ ...night, time: '03:30' })).toMatchObject({ meetsAt: '2026-10-25T02:30:00.000Z' })
  })

  it.each([
    [{ day: '2026-11-23', time: '09:00', minutes: 30 }, 'time'],
    [{ day: '2027-02-01' }, 'day'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ minutes: 17 }, 'minutes'],
    [{ time: '25:00' }, 'time'],
  ])('refuses %o', async (change, field) => {
    const answer = await scene.tries(change)
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { [field]: [expect.any(String)] } } } },
    })
  })
})
