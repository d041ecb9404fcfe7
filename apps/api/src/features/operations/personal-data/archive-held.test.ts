import type { DeskHeld, DeskList, SentMessage } from '@consoeurs/contract'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, expect, it } from 'vitest'
import { buildArchive } from './build-archive.ts'

const { test } = await setUpTestApp()
beforeAll(async () => {
  await test.app.jobs.start()
})

const archiveOf = async ({ id }: Person) => {
  const chapters = await buildArchive(test.db, id, 'secret')
  return { messages: JSON.stringify(chapters.get('messages') ?? []), talks: chapters.get('conversations')?.length ?? 0 }
}

it('contains a held first message for its author only, until it is released', async () => {
  const nora = await test.personas.member('Nora', { user: { createdAt: new Date() } })
  const rose = await test.personas.member('Rose')
  const moderator = await test.personas.member('Odile', { role: 'moderator' })
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
