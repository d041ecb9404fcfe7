import type { RoomMessages, RoomMessageView, RoomOpened, RoomView } from '@consoeurs/contract'
import { describe, expect, it } from 'vitest'
import {
  catchUpRoom,
  isRoomBehind,
  mostRows,
  openRoomTalk,
  type RoomTalk,
  receiveRoomMessage,
  renewRoom,
  withNewerMessages,
  withOlderMessages,
} from './room-state.ts'

const message = (seq: number, more: Partial<RoomMessageView> = {}): RoomMessageView => ({
  id: seq,
  roomId: 1,
  seq,
  changedSeq: seq,
  clientId: `id-${seq}`,
  authorId: 2,
  author: null,
  text: `Message ${seq}`,
  images: [],
  sound: null,
  link: null,
  replyTo: null,
  reactions: { counts: [], total: 0, mine: null },
  mentions: [],
  pinned: null,
  poll: null,
  removed: null,
  deleted: false,
  edited: false,
  hidden: false,
  muted: false,
  at: '2026-03-12T18:00:00Z',
  ...more,
})
const run = (from: number, to: number, more?: Partial<RoomMessageView>) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index, more))

const room = (newestSeq: number) => ({ id: 1, newestSeq }) as RoomView
const slice = (messages: RoomMessageView[], hasMore: boolean, newestSeq = 1000): RoomMessages => ({
  room: room(newestSeq),
  messages,
  hasMore,
})
const opened = (messages: RoomMessageView[], more: Partial<RoomOpened> = {}): RoomTalk =>
  openRoomTalk(undefined, {
    room: room(messages.at(-1)?.changedSeq ?? 0),
    messages,
    hasOlder: false,
    hasNewer: false,
    firstUnreadSeq: null,
    foundSeq: null,
    here: { count: 0, members: [] },
    ...more,
  })
const seqs = ({ messages }: RoomTalk) => [messages[0]?.seq, messages.at(-1)?.seq, messages.length]
const atEnd = { own: false, follows: true }
const above = { own: false, follows: false }

describe('the window on a room', () => {
  it('moves with what arrives while she looks at the end, and stays as long as it was', () => {
    const talk = receiveRoomMessage(opened(run(1, mostRows)), message(mostRows + 1), atEnd)
    expect(seqs(talk)).toEqual([2, mostRows + 1, mostRows])
    expect(talk.hasOlder).toBe(true)
    expect(talk.hasNewer).toBe(false)
  })

  it('stays where she reads further up, and knows that there is more below', () => {
    const talk = receiveRoomMessage(opened(run(1, mostRows)), message(mostRows + 1), above)
    expect(seqs(talk)).toEqual([1, mostRows, mostRows])
    expect(talk.hasNewer).toBe(true)
    expect(isRoomBehind(talk)).toBe(false)
  })

  it('is behind where an event overtook the response that opens its end', () => {
    const known = receiveRoomMessage(opened(run(1, mostRows), { hasNewer: true }), message(900), above)
    const served = { messages: run(850, 899), hasOlder: true, hasNewer: false, firstUnreadSeq: null, foundSeq: null }
    const talk = openRoomTalk(known, { ...served, room: room(899), here: { count: 0, members: [] } })
    expect(seqs(talk)).toEqual([850, 899, 50])
    expect(isRoomBehind(talk)).toBe(true)
    expect(isRoomBehind(catchUpRoom(talk, slice([message(900)], false, 900), true))).toBe(false)
  })

  it('drops the far side where she goes on', () => {
    const up = withOlderMessages(opened(run(101, 196), { hasOlder: true }), slice(run(61, 100), true))
    expect(seqs(up)).toEqual([61, 156, mostRows])
    expect(up.hasNewer).toBe(true)
    const down = withNewerMessages(up, slice(run(157, 196), false))
    expect(seqs(down)).toEqual([101, 196, mostRows])
    expect(down.hasOlder).toBe(true)
    expect(down.hasNewer).toBe(false)
  })

  it('counts a run of messages that she is not shown as the one row that it is', () => {
    const hidden = run(1, 200, { hidden: true, authorId: 0 })
    const talk = receiveRoomMessage(opened(hidden), message(201), atEnd)
    expect(seqs(talk)).toEqual([1, 201, 201])
  })

  it('takes no message of another place: what lies above comes with its own page', () => {
    const talk = receiveRoomMessage(opened(run(50, 60), { hasOlder: true }), message(3, { changedSeq: 61 }), atEnd)
    expect(seqs(talk)).toEqual([50, 60, 11])
    expect(isRoomBehind(talk)).toBe(false)
  })
})

describe('what was missed in a room', () => {
  it('is seen by the gap before what arrives, and closed by what comes after', () => {
    const talk = receiveRoomMessage(opened(run(1, 5)), message(7), atEnd)
    expect(isRoomBehind(talk)).toBe(true)
    const whole = catchUpRoom(talk, slice([message(6), message(7)], false, 7), true)
    expect(seqs(whole)).toEqual([1, 7, 7])
    expect(isRoomBehind(whole)).toBe(false)
  })

  it('is the end anew where she looks at it, and the same place where she does not', () => {
    const talk = opened(run(1, 20))
    expect(seqs(renewRoom(talk, slice(run(900, 939), true), true))).toEqual([900, 939, 40])
    const place = renewRoom(talk, slice(run(1, 96), true), false)
    expect(seqs(place)).toEqual([1, 96, 96])
    expect(place.hasNewer).toBe(true)
  })
})

describe('her own reaction', () => {
  const liked = { counts: [{ kind: 'like', count: 1 }], total: 1, mine: 'like' }
  const told = message(1, { changedSeq: 2, reactions: { counts: [{ kind: 'like', count: 2 }], total: 2, mine: null } })

  it('stays as she knows it where a change was told to many', () => {
    const talk = receiveRoomMessage(opened([message(1, { reactions: liked })]), told, atEnd)
    expect(talk.messages[0]?.reactions).toEqual({ counts: [{ kind: 'like', count: 2 }], total: 2, mine: 'like' })
  })

  it('is what she is told where it is hers to know', () => {
    const talk = receiveRoomMessage(opened([message(1, { reactions: liked })]), told, { own: true, follows: true })
    expect(talk.messages[0]?.reactions.mine).toBeNull()
  })
})
