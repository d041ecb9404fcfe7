import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ConversationOpened, InboxSync } from '@consoeurs/contract'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/test-support'
import { afterAll, beforeAll, expect, it } from 'vitest'

const fixture = fileURLToPath(new URL('fixtures/die-after-commit.ts', import.meta.url))

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

/** Runs the fixture to its end. @returns the signal that ended it */
function sendAndDie(author: Person, recipient: Person, clientId: string): Promise<string | null> {
  const args = [
    fixture,
    JSON.stringify(test.connection),
    author.token ?? '',
    recipient.username,
    clientId,
    test.deps.settings.dataDir,
  ]
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, () => undefined)
    child.on('close', (_code, signal) => resolve(signal))
  })
}

it('delivers once what a server committed before it was killed, and recognises the resend', async () => {
  const camille = await test.personas.camille()
  const ines = await test.personas.ines()
  const clientId = crypto.randomUUID()

  expect(await sendAndDie(camille, ines, clientId)).toBe('SIGKILL')

  // Committed, and nobody was told: the message is there, the request's notification is not.
  const before = (await ines.gets<InboxSync>('/api/inbox?after=0')).body
  expect(before.counters.nbRequests).toBe(1)
  expect(before.notifications).toEqual([])

  // Another process takes over what was left. Twice: it must not deliver twice.
  await test.app.events.sweep(0)
  await test.settled()
  await test.app.events.sweep(0)
  await test.settled()
  const after = (await ines.gets<InboxSync>('/api/inbox?after=0')).body
  expect(after.notifications.map(({ section, value }) => `${section}.${value}`)).toEqual(['messages.demande'])

  // Her outbox never heard the acknowledgement and sends again.
  const resent = await camille.posts('/api/messages', { to: ines.username, clientId, text: 'Tu passes samedi ?' })
  expect(resent.status).toBe(200)
  const { body } = await ines.gets<ConversationOpened>(`/api/conversations/with/${camille.username}`)
  expect(body.messages.map(({ text }) => text)).toEqual(['Tu passes samedi ?'])
  expect((await ines.gets<InboxSync>('/api/inbox?after=0')).body.counters).toEqual(after.counters)
})
