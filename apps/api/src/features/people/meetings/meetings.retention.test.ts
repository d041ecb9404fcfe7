import { type MeetingList, meetingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { MeetingFixture, meetingTraces, writtenMails } from '@consoeurs/test-support'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchMeetings } from './meetings.jobs.ts'

const HOUR = 3_600_000

let scene: MeetingFixture
beforeAll(async () => {
  scene = await MeetingFixture.open(watchMeetings)
})
afterAll(() => scene.test.close())
beforeEach(() => scene.begins())

describe('stored data', () => {
  const everything = async () => {
    const { rows } = await scene.test.pool.query<{ name: string }>(
      "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')",
    )
    const found: string[] = []
    for (const { name } of rows) {
      const dumped = await scene.test.pool.query<{ row: string }>(`select t::text as row from ${name} t`)
      for (const { row } of dumped.rows)
        if (meetingTraces.some((trace) => trace.test(row))) found.push(`${name}: ${row}`)
    }
    return found
  }

  it('is not readable in any table, queue or log line', async () => {
    vi.restoreAllMocks()
    await scene.test.app.jobs.start()
    const { id, dueAt } = await scene.prepares({ tells: 'now', keepsContact: true })
    await vi.waitFor(async () => expect(await writtenMails(scene.test)).toHaveLength(1), { timeout: 15_000 })
    const secretive = async () => {
      throw Object.assign(new Error('farandole@exemple.test refused'), { code: 'EENVELOPE' })
    }
    scene.post = secretive
    scene.now = new Date(dueAt)
    await scene.watch()
    scene.later(meetingLimits.grace)
    await scene.watch()
    expect(await everything()).toEqual([])
    expect(scene.logged.filter((line) => meetingTraces.some((trace) => trace.test(line)))).toEqual([])
    await scene.answers(id, { answer: 'well' })
    scene.now = new Date(Date.parse(dueAt) + meetingLimits.kept - 1)
    await scene.watch()
    expect(await scene.test.db.$count(tables.meetings)).toBe(1)
    scene.later(1)
    await scene.watch()
    expect(await scene.test.db.$count(tables.meetings)).toBe(0)
    expect(await scene.test.db.$count(tables.meetingLetters)).toBe(0)
    expect(await everything()).toEqual([])
    expect((await scene.camille.gets<MeetingList>('/api/meetings')).body.contact).toEqual({
      name: 'Farandole',
      email: 'farandole@exemple.test',
    })
    await scene.camille.deletes('/api/meetings/contact')
    expect((await scene.camille.gets<MeetingList>('/api/meetings')).body.contact).toBeNull()
  })

  it('stores no contact without consent', async () => {
    expect((await scene.camille.gets<MeetingList>('/api/meetings')).body.contact).toBeNull()
    await scene.prepares()
    expect((await scene.camille.gets<MeetingList>('/api/meetings')).body.contact).toBeNull()
  })

  it('is deleted on request, once the contact got the all-clear', async () => {
    const { id } = await scene.prepares({ tells: 'now' })
    await scene.watch()
    expect((await scene.camille.deletes(`/api/meetings/${id}`)).status).toBe(200)
    expect((await scene.camille.gets<MeetingList>('/api/meetings')).body.items).toEqual([])
    await scene.watch()
    expect(scene.said()).toEqual(['told', 'well'])
    const [row] = await scene.test.db.select().from(tables.meetings)
    expect(row).toMatchObject({ sealed: '', state: 'erased' })
    expect(await scene.test.db.$count(tables.meetingLetters)).toBe(0)
    scene.later(25 * HOUR)
    await scene.watch()
    expect(await scene.test.db.$count(tables.meetings)).toBe(0)
  })
})

describe('abuse', () => {
  const nameOf = async (answer: Promise<{ status: number; body: unknown }>) =>
    ((await answer).body as { error: { name: string } }).error.name

  it('creates one meeting for repeated calls of one client id', async () => {
    const clientId = crypto.randomUUID()
    await Promise.all([scene.prepares({ clientId }), scene.prepares({ clientId })])
    expect(await scene.test.db.$count(tables.meetings)).toBe(1)
  })

  it('allows no link in the texts', async () => {
    for (const field of ['whom', 'place', 'contactName', 'note'])
      expect(await scene.tries({ [field]: 'exemple.fr' })).toMatchObject({
        status: 400,
        body: { error: { details: { fields: { [field]: [expect.any(String)] } } } },
      })
    expect((await scene.tries({ note: 'a'.repeat(meetingLimits.note + 1) })).status).toBe(400)
  })

  it('cannot use the member’s own address as contact', async () => {
    expect(await scene.tries({ contactEmail: 'Camille@test.test' })).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { contactEmail: [expect.any(String)] } } } },
    })
  })

  it('is limited to a number of open meetings, and per day', async () => {
    const ids: number[] = []
    for (let count = 0; count < meetingLimits.open; count += 1)
      ids.push((await scene.prepares({ contactEmail: `a${count}@exemple.test` })).id)
    expect(await nameOf(scene.tries({ contactEmail: 'd@exemple.test' }))).toBe('MEETINGS_OPEN')
    // Erasing makes room among the open ones, and none in the day.
    for (const id of ids) await scene.camille.deletes(`/api/meetings/${id}`)
    for (let count = ids.length; count < meetingLimits.perDay; count += 1)
      await scene.prepares({ contactEmail: `b${count}@exemple.test` })
    const open = (await scene.camille.gets<MeetingList>('/api/meetings')).body.items
    for (const { id } of open) await scene.camille.deletes(`/api/meetings/${id}`)
    expect(await nameOf(scene.tries({ contactEmail: 'e@exemple.test' }))).toBe('MEETINGS_TODAY')
  })

  it('is limited per contact address and day, for all members together', async () => {
    const others = [
      scene.camille,
      await scene.test.personas.member('Sidonie'),
      await scene.test.personas.member('Solange'),
    ]
    for (const who of others) await scene.prepares({}, who)
    expect(await nameOf(scene.tries({}, await scene.test.personas.member('Thelma')))).toBe('CONTACT_TODAY')
  })
})
