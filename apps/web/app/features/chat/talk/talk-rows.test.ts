import type { MessageView } from '@consoeurs/contract'
import { describe, expect, it } from 'vitest'
import type { UnsentMessage } from '../../../outbox/unsent.ts'
import { firstUnread, talkRows } from './talk-rows.ts'

const message = (seq: number, authorId: number, at: string): MessageView => ({
  id: seq,
  conversationId: 1,
  seq,
  changedSeq: seq,
  clientId: `id-${seq}`,
  authorId,
  text: `Message ${seq}`,
  images: [],
  sound: null,
  link: null,
  replyTo: null,
  profileQuote: null,
  reactions: { counts: [], total: 0, mine: null },
  deleted: false,
  edited: false,
  at,
})

const waiting = (clientId: string, at: string): UnsentMessage => ({
  kind: 'message',
  clientId,
  authorId: 1,
  to: 'ines',
  text: 'En route',
  images: [],
  at: Date.parse(at),
  attempts: 0,
  retryAt: 0,
  waitsFor: null,
  refusal: null,
})

const reading = { now: new Date('2026-03-12T19:00:00Z'), timeZone: 'Europe/Paris' }
const drawn = (messages: MessageView[], unsent: UnsentMessage[] = [], unreadFrom: number | null = null) =>
  talkRows(messages, unsent, { viewerId: 1, unreadFrom, reading }).map((row) => {
    if (row.kind === 'stamp') return row.text
    if (row.kind === 'unread') return 'unread'
    return `${row.mine ? 'mine' : 'hers'} ${row.key}${row.last ? ' end' : ''}`
  })

describe('the rows of a conversation', () => {
  it('say the day, and the hour again after a silence', () => {
    const rows = drawn([
      message(1, 2, '2026-03-11T17:00:00Z'),
      message(2, 2, '2026-03-12T17:31:00Z'),
      message(3, 1, '2026-03-12T18:42:00Z'),
    ])
    expect(rows).toEqual([
      'Hier, 18:00',
      'hers seq-1 end',
      'Aujourd’hui, 18:31',
      'hers seq-2 end',
      '19:42',
      'mine id-3 end',
    ])
  })

  it('say the days alone where each message says its hour', () => {
    const messages = [
      message(1, 2, '2026-03-11T17:00:00Z'),
      message(2, 2, '2026-03-12T11:00:00Z'),
      message(3, 2, '2026-03-12T18:00:00Z'),
    ]
    const rows = talkRows(messages, [], { viewerId: 1, unreadFrom: null, reading, daysAlone: true })
    expect(rows.map((row) => (row.kind === 'stamp' ? row.text : row.key))).toEqual([
      'Hier',
      'seq-1',
      'Aujourd’hui',
      'seq-2',
      'seq-3',
    ])
  })

  it('group what one woman says at a time', () => {
    const rows = drawn([
      message(1, 2, '2026-03-12T18:00:00Z'),
      message(2, 2, '2026-03-12T18:01:00Z'),
      message(3, 1, '2026-03-12T18:02:00Z'),
      message(4, 1, '2026-03-12T18:20:00Z'),
    ])
    expect(rows.slice(1)).toEqual(['hers seq-1', 'hers seq-2 end', 'mine id-3 end', 'mine id-4 end'])
  })

  it('draw the line above what is new', () => {
    const messages = [message(1, 1, '2026-03-12T18:00:00Z'), message(2, 2, '2026-03-12T18:01:00Z')]
    expect(drawn(messages, [], firstUnread(messages, 1, 1))).toEqual([
      'Aujourd’hui, 19:00',
      'mine id-1 end',
      'unread',
      'hers seq-2 end',
    ])
    expect(firstUnread(messages, 1, 2)).toBeNull()
  })

  it('show what is on its way last, and once only when it has arrived', () => {
    const arrived = message(1, 1, '2026-03-12T18:00:00Z')
    const unsent = [waiting('id-1', '2026-03-12T18:00:00Z'), waiting('id-9', '2026-03-12T18:00:30Z')]
    expect(drawn([arrived], unsent)).toEqual(['Aujourd’hui, 19:00', 'mine id-1', 'mine id-9 end'])
  })
})
