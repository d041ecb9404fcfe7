import type { ConversationView } from '@consoeurs/contract'
import { describe, expect, it } from 'vitest'
import { firstPage } from '../../../../live/pages.ts'
import { type ConversationPages, withConversationIn, withoutConversation } from './conversation-pages.ts'

const conversation = (id: number, minute: number, change: Partial<ConversationView> = {}): ConversationView => ({
  id,
  other: {
    id: id + 10,
    username: `u${id}`,
    displayName: `Élise ${id}`,
    avatar: null,
    certified: false,
    freshness: null,
  },
  state: 'open',
  lastSeq: minute,
  lastMessage: {
    text: 'Bonjour',
    authorId: 1,
    at: new Date(minute * 60_000).toISOString(),
    sound: null,
    deleted: false,
  },
  unread: 0,
  otherDelivered: 0,
  otherRead: 0,
  myRead: 0,
  muted: false,
  mutedUntil: null,
  quiet: false,
  archived: false,
  choiceSeq: 0,
  ...change,
})

const ids = ({ pages }: ConversationPages) => pages.map(({ items }) => items.map(({ id }) => id))

const two: ConversationPages = {
  pages: [
    { items: [conversation(1, 9), conversation(2, 8)], cursor: 'more' },
    { items: [conversation(3, 7)], cursor: null },
  ],
}

describe('the list of conversations', () => {
  it('brings what was written last to the top', () => {
    expect(ids(withConversationIn(two, 'inbox', conversation(3, 10)))).toEqual([[3, 1, 2], []])
    expect(ids(withConversationIn(two, 'inbox', conversation(4, 11)))).toEqual([[4, 1, 2], [3]])
  })

  it('leaves in place what only changed its marks', () => {
    const marked = withConversationIn(two, 'inbox', conversation(2, 8, { otherRead: 5 }))
    expect(ids(marked)).toEqual([[1, 2], [3]])
    expect(marked.pages[0]?.items[1]?.otherRead).toBe(5)
    const unfinished = firstPage({ items: [conversation(1, 9), conversation(2, 8)], cursor: 'more' })
    expect(ids(withConversationIn(unfinished, 'inbox', conversation(2, 8, { otherRead: 5 })))).toEqual([[1, 2]])
  })

  it('takes a request from one box to the other, and an ignored one out of both', () => {
    const requests = firstPage({ items: [conversation(5, 9, { state: 'request' })], cursor: null })
    const accepted = conversation(5, 9)
    expect(ids(withConversationIn(requests, 'requests', accepted))).toEqual([[]])
    expect(ids(withConversationIn(two, 'inbox', accepted))).toEqual([[5, 1, 2], [3]])
    expect(ids(withConversationIn(requests, 'requests', conversation(5, 9, { state: 'ignored' })))).toEqual([[]])
  })

  it('takes what she puts away from one box to the other and back, and what she read out of the unread', () => {
    const archived = conversation(1, 9, { archived: true, choiceSeq: 1 })
    expect(ids(withConversationIn(two, 'inbox', archived))).toEqual([[2], [3]])
    const away = withConversationIn(firstPage({ items: [], cursor: null }), 'archived', archived)
    expect(ids(away)).toEqual([[1]])
    const unread = withConversationIn(
      firstPage({ items: [], cursor: null }),
      'unread',
      conversation(1, 9, { unread: 2 }),
    )
    expect(ids(unread)).toEqual([[1]])
    expect(ids(withConversationIn(unread, 'unread', conversation(1, 9, { myRead: 9 })))).toEqual([[]])
    expect(ids(withConversationIn(away, 'archived', conversation(1, 10, { choiceSeq: 2 })))).toEqual([[]])
  })

  it('holds on to her last choice, whichever event overtakes the other', () => {
    const chosen = conversation(1, 9, { muted: true, quiet: true, choiceSeq: 2 })
    const before = conversation(1, 10, { choiceSeq: 1 })
    for (const events of [
      [chosen, before],
      [before, chosen],
    ]) {
      const after = events.reduce((known, event) => withConversationIn(known, 'inbox', event), two)
      expect(after.pages[0]?.items[0]).toMatchObject({ lastSeq: 10, muted: true, choiceSeq: 2 })
    }
  })

  it('leaves to its own page what is older than the loaded ones', () => {
    const started = firstPage({ items: [conversation(1, 9)], cursor: 'more' })
    expect(ids(withConversationIn(started, 'inbox', conversation(2, 3)))).toEqual([[1]])
  })

  it('forgets', () => {
    expect(ids(withoutConversation(two, 1))).toEqual([[2], [3]])
  })
})
