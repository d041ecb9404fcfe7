import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { mailTo, type Person, PushScene, writtenMails } from '@consoeurs/testkit'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Jobs } from '../../platform/jobs.ts'
import type { Letter } from '../../platform/mail.ts'
import { remindAll } from './remind.ts'

let scene: PushScene
let now: Date
const letters: Letter[] = []

beforeAll(async () => {
  scene = await PushScene.open()
})
afterAll(() => scene.close())
beforeEach(async () => {
  await scene.tidy()
  const { db } = scene.test
  await db.delete(tables.pushDevices)
  await db.delete(tables.mailRhythms)
  await db.delete(tables.messages)
  await db.update(tables.userProfiles).set({ emailReminders: true })
  await scene.test.cast.changes(scene.camille, { lastConnection: new Date(Date.now() - 3 * 3_600_000) })
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
  it('goes to her whom nothing else could reach, and names nobody', async () => {
    await scene.writes('Tu viens samedi ?')
    expect(await reminded()).toEqual([toCamille])
    const said = JSON.stringify(letters)
    expect(said).not.toContain('Inès')
    expect(said).not.toContain('samedi')
  })

  it('waits until the message has waited', async () => {
    await scene.writes('Coucou')
    later(sendingLimits.reminders.after - 60_000)
    expect(await reminded()).toEqual([])
  })

  it('says a request by its name', async () => {
    const louise = await scene.test.cast.louise()
    await louise.posts('/api/messages', { to: 'camille', clientId: crypto.randomUUID(), text: 'Bonjour' })
    expect(await reminded()).toEqual([{ ...toCamille, what: 'request' }])
    await scene.test.cast.changes(louise, { pause: 1 })
  })

  it('comes once in a while, and then only for something new', async () => {
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

  it('is written once where two servers come to it at once', async () => {
    await scene.writes('Coucou')
    await Promise.all([reminded(), reminded(), reminded()])
    expect(letters).toHaveLength(1)
  })

  it('is for her whose devices all failed', async () => {
    const phone = await scene.registers(scene.camille)
    await scene.writes('Coucou')
    expect(await reminded()).toEqual([])
    await scene.test.db
      .update(tables.pushDevices)
      .set({ lastFailure: 'refused', lastFailureAt: new Date() })
      .where(eq(tables.pushDevices.endpoint, phone.endpoint))
    expect(await reminded()).toEqual([toCamille])
  })

  it('is not for her who has a page open', async () => {
    const page = await scene.opensPage(false)
    await scene.writes('Coucou')
    expect(await reminded()).toEqual([])
    page.closes()
  })

  it.each<[string, () => Promise<unknown>]>([
    ['who wants none', () => changesProfile(scene.camille, { emailReminders: false })],
    ['who is paused', () => scene.test.cast.changes(scene.camille, { pause: 1 })],
    ['who is banned', () => scene.test.cast.changes(scene.camille, { banned: true })],
    ['who never confirmed her address', () => scene.test.cast.changes(scene.camille, { emailVerified: false })],
    ['who has read it', () => scene.reads()],
    [
      'who came by since',
      () => scene.test.cast.changes(scene.camille, { lastConnection: new Date(Date.now() + 1000) }),
    ],
    ['who muted the conversation', () => scene.test.db.update(tables.conversationMembers).set({ muted: true })],
    ['who blocked its author', () => scene.test.cast.blocks(scene.camille, scene.ines)],
    ['whom its author blocked', () => scene.test.cast.blocks(scene.ines, scene.camille)],
    ['of an author who is away', () => scene.test.cast.changes(scene.ines, { pause: 1 })],
    ['of a message that was deleted', () => scene.test.db.update(tables.messages).set({ deletedAt: new Date() })],
  ])('is not for her %s', async (_who, happens) => {
    await scene.writes('Coucou')
    await happens()
    expect(await reminded()).toEqual([])
    await scene.test.cast.changes(scene.camille, { banned: false, emailVerified: true })
  })
})

it('carries what a mail program needs to stop it with one press', async () => {
  await scene.writes('Coucou')
  await reminded()
  const [letter] = letters
  if (letter === undefined) throw new Error('nothing was written')
  await scene.test.app.jobs.enqueue('mail', letter)
  const { unsubscribeUrl } = await mailTo(scene.test, 'camille@test.test', 'waiting')
  const mail = (await writtenMails(scene.test)).find(({ subject }) => subject === 'waiting')
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})
