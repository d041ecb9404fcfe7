import type { DeskHeld, DeskList, SentMessage } from '@consoeurs/contract'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { gatherArchive } from './gather-archive.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  await test.app.jobs.start()
})
afterAll(() => test.close())

const archiveOf = async ({ id }: Person) => {
  const chapters = await gatherArchive(test.db, id, 'secret')
  return { messages: JSON.stringify(chapters.get('messages') ?? []), talks: chapters.get('conversations')?.length ?? 0 }
}

it('has a first message that a filter keeps in its writer’s archive alone, until it is released', async () => {
  const nora = await test.cast.member('Nora', { user: { createdAt: new Date() } })
  const rose = await test.cast.member('Rose')
  const moderator = await test.cast.member('Odile', { role: 'moderator' })
  const message = { clientId: crypto.randomUUID(), to: rose.username, text: 'Ma marmelade, au 06 12 34 56 78' }
  const sent = (await nora.posts<SentMessage>('/api/messages', message)).body
  expect(sent.conversation.state).toBe('held')
  expect((await archiveOf(nora)).messages).toContain('armelade')
  expect(await archiveOf(rose)).toEqual({ messages: '[]', talks: 0 })
  const [held] = (await moderator.gets<DeskList<DeskHeld>>('/api/desk/filters')).body.items
  const decision = { clientId: crypto.randomUUID(), state: 'released' }
  expect((await moderator.posts(`/api/desk/filters/${held?.id}/decide`, decision)).status).toBe(200)
  expect((await archiveOf(rose)).messages).toContain('armelade')
})
