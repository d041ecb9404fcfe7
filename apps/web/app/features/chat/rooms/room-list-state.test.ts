import type { RoomView } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { hearRooms, sortRooms } from './room-list-state.ts'

const room = (id: number, more: Partial<RoomView>): RoomView =>
  ({
    id,
    name: `Salon ${id}`,
    unread: 0,
    calls: false,
    muted: false,
    community: { id: 9 },
    lastMessage: { at: `2026-03-0${id}T10:00:00Z` },
    ...more,
  }) as RoomView

it('puts what calls her first, then where something was said last; what she muted does not call', () => {
  const rooms = [room(1, {}), room(2, { unread: 3, calls: true }), room(3, {}), room(4, { unread: 5, muted: true })]
  expect(sortRooms(rooms).map(({ id }) => id)).toEqual([2, 4, 3, 1])
})

it('shows a room once, wherever it moved between two pages', () => {
  expect(sortRooms([room(1, {}), room(2, {}), room(1, { unread: 4 })]).map(({ id, unread }) => [id, unread])).toEqual([
    [2, 0],
    [1, 4],
  ])
})

it('counts what others say, and forgets a community that is closed to her', () => {
  const list = [room(1, {}), room(2, { community: { id: 8 } as RoomView['community'] })]
  const news = { type: 'rooms.news', roomId: 1, communityId: 9, seq: 5, authorId: 7, at: '', isNew: true } as const
  expect(hearRooms(list, news, 3)[0]?.unread).toBe(1)
  expect(hearRooms(list, news, 7)).toBe(list)
  expect(hearRooms(list, { ...news, isNew: false }, 3)).toBe(list)
  expect(hearRooms(list, { type: 'rooms.gone', communityId: 9 }, 3).map(({ id }) => id)).toEqual([2])
})
