import type { CommentView, ConversationView, MessageView, ShareView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { Person } from '@consoeurs/test-support'
import { InboxFixture } from '@consoeurs/test-support/fixtures/inbox-fixture'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

let scene: InboxFixture
beforeAll(async () => {
  scene = await InboxFixture.open()
})
afterAll(() => scene.close())
afterEach(() => scene.tidy())

const publishes = async () => {
  const draft = {
    clientId: crypto.randomUUID(),
    kind: 'pensee',
    title: 'Un matin',
    body: 'Bonjour',
    visibility: 'members',
  }
  return (await scene.camille.posts<ShareView>('/api/shares', draft)).body
}
const writes = (from: Person, to: Person, text: string) =>
  from.posts<{ conversation: ConversationView; message: MessageView }>('/api/messages', {
    clientId: crypto.randomUUID(),
    to: to.username,
    text,
  })
const comments = (person: Person, shareId: number, text: string, parentId: number | null = null) =>
  person.posts<CommentView>(`/api/shares/${shareId}/comments`, { clientId: crypto.randomUUID(), text, parentId })
const settledLines = async () => {
  await scene.test.settled()
  return scene.lines()
}

describe('actions of other members', () => {
  it('a reaction adds a line, and withdrawing it removes the line', async () => {
    const share = await publishes()
    await scene.ines.puts(`/api/shares/${share.id}/reaction`, { kind: 'coeur' })
    expect(await settledLines()).toMatchObject([
      { title: 'Inès a réagi à ton partage', message: '«\u202FUn matin\u202F»', path: `/shares/${share.slug}` },
    ])
    await scene.ines.puts(`/api/shares/${share.id}/reaction`, { kind: null })
    expect(await settledLines()).toEqual([])
  })

  it('a comment, its reply and a reaction each notify the right member', async () => {
    const share = await publishes()
    const comment = (await comments(scene.ines, share.id, 'Quelle lumière')).body
    const answer = (await comments(scene.camille, share.id, 'Merci', comment.id)).body
    await scene.louise.puts(`/api/comments/${answer.id}/reaction`, { kind: 'coeur' })
    await comments(scene.louise, share.id, 'Oui', comment.id)
    expect((await settledLines()).map((line) => line.title).sort()).toEqual([
      'Louise a réagi à ton commentaire',
      'Louise et une autre membre ont commenté ton partage',
    ])
    const told = await scene.ines.gets('/api/notifications')
    expect(told.body).toMatchObject({ items: [{ title: 'Louise et une autre membre ont répondu à ton commentaire' }] })
    await scene.camille.deletes(`/api/shares/${share.id}`)
    expect(await settledLines()).toEqual([])
    expect((await scene.ines.gets('/api/notifications')).body).toMatchObject({ items: [] })
  })

  it('a request is a line in the list, its later messages are toasts', async () => {
    const request = await writes(scene.ines, scene.camille, 'Bonjour Camille')
    expect(await settledLines()).toMatchObject([{ value: 'demande', read: false }])
    expect((await scene.inbox()).counters).toMatchObject({ nbRequests: 1, nbNotificationsUnread: 1 })

    await scene.camille.posts(`/api/conversations/${request.body.conversation.id}/accept`)
    expect(await settledLines()).toMatchObject([{ value: 'demande', read: true }])
    await writes(scene.ines, scene.camille, 'Tu passes samedi ?')
    await scene.test.settled()
    expect(await scene.lines()).toHaveLength(1)
    expect((await scene.inbox()).counters).toMatchObject({ nbRequests: 0, nbNotificationsUnread: 0 })
    await vi.waitFor(() => expect(scene.messages.map((message) => message.notifValue)).toEqual(['demande', 'message']))
    expect(scene.messages.at(-1)).toMatchObject({ message: 'Tu passes samedi ?', seq: (await scene.inbox()).seq })
  })

  it('a block removes the conversation, its unread messages and its request from both', async () => {
    await writes(scene.ines, scene.camille, 'Bonjour')
    await scene.test.settled()
    await scene.camille.posts('/api/blocks', { username: 'ines' })
    await scene.test.settled()
    expect(await scene.lines()).toEqual([])
    expect((await scene.inbox()).counters).toEqual({
      nbMessagesUnread: 0,
      nbHonorsUnread: 0,
      nbVisitsUnread: 0,
      nbNotificationsUnread: 0,
      nbRequests: 0,
    })
    expect(await scene.test.db.select().from(tables.conversations)).toHaveLength(1)
    await scene.camille.deletes('/api/blocks/ines')
    await scene.test.settled()
    expect((await scene.inbox()).counters).toMatchObject({ nbNotificationsUnread: 1, nbRequests: 1 })
  })
})
