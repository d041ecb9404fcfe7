import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { mailTo, type Person, PushFixture, writtenMails } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import type { Letter } from '../../../platform/delivery/mail-transport.ts'
import { remindAll } from './remind.ts'

let scene: PushFixture
let now: Date
const letters: Letter[] = []

beforeAll(async () => {
  scene = await PushFixture.open()
})
afterAll(() => scene.close())
beforeEach(async () => {
  await scene.tidy()
  const { db } = scene.test
  await db.delete(tables.pushDevices)
  await db.delete(tables.mailRhythms)
  await db.delete(tables.messages)
  await db.update(tables.userProfiles).set({ emailReminders: true })
  await scene.test.personas.changes(scene.camille, { lastConnection: new Date(Date.now() - 3 * 3_600_000) })
  letters.length = 0
  later(sendingLimits.reminders.after + 1000)
})

function later(milliseconds: number): void {
  now = new Date(Date.now() + milliseconds)
}

const jobs = { enqueue: async (_name: string, letter: Letter) => void letters.push(letter) } as unknown as Jobs

async function reminded(): Promise<Array<{ to: string; what: unknown }>> {
  const { db, deps, app } = scene.test
  const { unitOfWork } = app.events
  await remindAll({ db, settings: deps.settings, jobs, realtime: app.realtime, unitOfWork, now: () => now })
  return letters.map(({ to, props }) => ({ to, what: 'what' in props ? props.what : null }))
}

const toCamille = { to: 'camille@test.test', what: 'message' }
const changesProfile = (person: Person, profile: Partial<typeof tables.userProfiles.$inferInsert>) =>
  scene.test.db.update(tables.userProfiles).set(profile).where(eq(tables.userProfiles.userId, person.id))

describe('« Un message t’attend »', () => {
  it('is mailed to members without a reachable device, and names nobody', async () => {
    await scene.writes('Tu viens samedi ?')
    expect(await reminded()).toEqual([toCamille])
    const said = JSON.stringify(letters)
    expect(said).not.toContain('Inès')
    expect(said).not.toContain('samedi')
  })

  it('is sent after a delay', async () => {
    await scene.writes('Coucou')
    later(sendingLimits.reminders.after - 60_000)
    expect(await reminded()).toEqual([])
  })

  it('distinguishes a request', async () => {
    const louise = await scene.test.personas.louise()
    await louise.posts('/api/messages', { to: 'camille', clientId: crypto.randomUUID(), text: 'Bonjour' })
    expect(await reminded()).toEqual([{ ...toCamille, what: 'request' }])
    await scene.test.personas.changes(louise, { pause: 1 })
  })

  it('is sent at intervals, and only for new messages', async () => {
    await scene.writes('Coucou')
    expect(await reminded()).toHaveLength(1)
    expect(await reminded()).toHaveLength(1)
    later(sendingLimits.reminders.rest + 2 * sendingLimits.reminders.after)
    expect(await reminded()).toHaveLength(1)
    await scene.test.db
      .update(tables.messages)
      .set({ createdAt: new Date(now.getTime() - sendingLimits.reminders.after) })
    await scene.test.db.update(tables.conversationMembers).set({ lastMessageAt: now })
    expect(await reminded()).toHaveLength(2)
  })

  it('is sent once by two concurrent servers', async () => {
    await scene.writes('Coucou')
    await Promise.all([reminded(), reminded(), reminded()])
    expect(letters).toHaveLength(1)
  })

  it('is sent when all devices failed', async () => {
    const phone = await scene.registers(scene.camille)
    await scene.writes('Coucou')
    expect(await reminded()).toEqual([])
    await scene.test.db
      .update(tables.pushDevices)
      .set({ lastFailure: 'refused', lastFailureAt: new Date() })
      .where(eq(tables.pushDevices.endpoint, phone.endpoint))
    expect(await reminded()).toEqual([toCamille])
  })

  it('is not sent to members with an open page', async () => {
    const page = await scene.opensPage(false)
    await scene.writes('Coucou')
    expect(await reminded()).toEqual([])
    page.closes()
  })

  it.each<[string, () => Promise<unknown>]>([
    ['recipient disabled reminders', () => changesProfile(scene.camille, { emailReminders: false })],
    ['recipient is paused', () => scene.test.personas.changes(scene.camille, { pause: 1 })],
    ['recipient is banned', () => scene.test.personas.changes(scene.camille, { banned: true })],
    ['recipient’s address is unconfirmed', () => scene.test.personas.changes(scene.camille, { emailVerified: false })],
    ['recipient has read it', () => scene.reads()],
    [
      'recipient visited the site since',
      () => scene.test.personas.changes(scene.camille, { lastConnection: new Date(Date.now() + 1000) }),
    ],
    ['recipient muted the conversation', () => scene.test.db.update(tables.conversationMembers).set({ muted: true })],
    ['recipient blocked the author', () => scene.test.personas.blocks(scene.camille, scene.ines)],
    ['author blocked the recipient', () => scene.test.personas.blocks(scene.ines, scene.camille)],
    ['author is absent', () => scene.test.personas.changes(scene.ines, { pause: 1 })],
    ['message was deleted', () => scene.test.db.update(tables.messages).set({ deletedAt: new Date() })],
  ])('is not sent: %s', async (_who, happens) => {
    await scene.writes('Coucou')
    await happens()
    expect(await reminded()).toEqual([])
    await scene.test.personas.changes(scene.camille, { banned: false, emailVerified: true })
  })
})

it('has the headers for one-click unsubscribing', async () => {
  await scene.writes('Coucou')
  await reminded()
  const [letter] = letters
  if (letter === undefined) throw new Error('nothing was written')
  await scene.test.app.jobs.enqueue('mail', letter)
  const { unsubscribeUrl } = await mailTo(scene.test, 'camille@test.test', 'waiting')
  const mail = (await writtenMails(scene.test)).find(({ subject }) => subject === 'waiting')
  expect(mail?.headers).toEqual({
    'Auto-Submitted': 'auto-generated',
    'List-Id': '<waiting.localhost>',
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})
