import type { ConversationBox, ConversationView, LiveEvent, Page } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { InboxFixture } from '@consoeurs/test-support/fixtures/inbox-fixture'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hearOfConversation } from '../../apps/web/app/features/chat/messages/hear-of-conversation.ts'
import type { ConversationPages } from '../../apps/web/app/features/chat/messages/list/conversation-pages.ts'
import { LiveCache } from '../../apps/web/app/live/live-cache.ts'
import { firstPage } from '../../apps/web/app/live/pages.ts'

/** The open lists of conversations, and what they hear: stale page + events = fresh page. */
let scene: InboxFixture
let id: number

const boxes: ConversationBox[] = ['inbox', 'unread', 'requests', 'archived']
const page = async (box: ConversationBox) =>
  (await scene.camille.gets<Page<ConversationView>>(`/api/conversations?box=${box}`)).body
const says = async (text = 'Bonjour') => {
  const draft = { clientId: crypto.randomUUID(), to: 'camille', text }
  const { body } = await scene.ines.posts<{ conversation: ConversationView }>('/api/messages', draft)
  return body.conversation.id
}
const answers = (text: string) =>
  scene.camille.posts('/api/messages', { clientId: crypto.randomUUID(), to: 'ines', text })
const chooses = (what: 'mute' | 'archive') =>
  scene.camille.puts(`/api/conversations/${id}/${what}`, what === 'mute' ? { until: '8h' } : {})
const ends = (what: 'mute' | 'archive') => scene.camille.deletes(`/api/conversations/${id}/${what}`)

beforeAll(async () => {
  scene = await InboxFixture.open()
})
afterAll(() => scene.close())
beforeEach(async () => {
  id = await says()
  await answers('Bonjour à toi')
  await scene.test.settled()
})
afterEach(async () => {
  await scene.tidy()
  await scene.test.db.delete(tables.mutes)
})

/** Each box as it was open, after everything that its page heard of `act`. */
async function bringsUpToDate(act: () => Promise<unknown>): Promise<void> {
  const cache = new LiveCache()
  for (const box of boxes) cache.write(['conversations', box], firstPage(await page(box)))
  let heard = scene.live.length
  await act()
  await scene.test.settled()
  const fresh = await Promise.all(boxes.map(page))
  await vi.waitFor(() => {
    const events: LiveEvent[] = scene.live.slice(heard)
    heard = scene.live.length
    for (const event of events) hearOfConversation(cache, event)
    for (const [index, box] of boxes.entries()) {
      const known = cache.read<ConversationPages>(['conversations', box])?.pages.flatMap(({ items }) => items)
      expect({ box, items: known }).toEqual({ box, items: fresh[index]?.items })
    }
  })
}

describe('open lists of conversations', () => {
  it('update when a message arrives or is read', async () => {
    await bringsUpToDate(() => says('Encore moi'))
    await bringsUpToDate(() => scene.camille.posts(`/api/conversations/${id}/read`, { seq: 3 }))
  })

  it('update when a conversation is muted and unmuted', async () => {
    await bringsUpToDate(() => chooses('mute'))
    await bringsUpToDate(() => says('Tu dors ?'))
    await bringsUpToDate(() => ends('mute'))
  })

  it('update when a conversation is archived and unarchived', async () => {
    await says('Non lu')
    await bringsUpToDate(() => chooses('archive'))
    await bringsUpToDate(() => says('Me revoici'))
    await bringsUpToDate(() => chooses('archive'))
    await bringsUpToDate(() => answers('C’est moi qui reviens'))
    await bringsUpToDate(() => chooses('archive'))
    await bringsUpToDate(() => ends('archive'))
  })

  it('omit a conversation that is muted and archived', async () => {
    await chooses('mute')
    await bringsUpToDate(() => chooses('archive'))
    await bringsUpToDate(() => says('Personne ?'))
    expect((await page('archived')).items).toHaveLength(1)
  })

  it('update when a member is muted and unmuted', async () => {
    await bringsUpToDate(() => scene.camille.posts('/api/mutes', { username: 'ines' }))
    await bringsUpToDate(() => scene.camille.deletes('/api/mutes/members/ines'))
  })

  it('update after a block', async () => {
    await bringsUpToDate(() => scene.camille.posts('/api/blocks', { username: 'ines' }))
  })
})
