import type { LiveEvent } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { applyRoomEvent } from './unread-rooms.ts'

const news = { type: 'rooms.news', roomId: 1, communityId: 9, seq: 5, authorId: 7, at: '', isNew: true } as const
const marks = (calls: boolean) => ({ type: 'room.marks', roomId: 1, marks: { calls } }) as LiveEvent

it('takes what her marks say, whichever tab they come from', () => {
  expect(applyRoomEvent([1, 2], marks(false), 3)).toEqual({ rooms: [2], mustFetch: false })
  expect(applyRoomEvent([1, 2], marks(true), 3)).toEqual({ rooms: [2, 1], mustFetch: false })
})

it('asks whether a room that was quiet calls her, and nothing of one that calls already', () => {
  expect(applyRoomEvent([], news, 3)).toEqual({ rooms: [], mustFetch: true })
  expect(applyRoomEvent([1], news, 3)).toEqual({ rooms: [1], mustFetch: false })
  expect(applyRoomEvent([], news, 7)).toEqual({ rooms: [], mustFetch: false })
})

it('asks again where what called her was taken away', () => {
  expect(applyRoomEvent([1], { ...news, isNew: false }, 3).mustFetch).toBe(true)
  expect(applyRoomEvent([], { ...news, isNew: false }, 3).mustFetch).toBe(false)
  expect(applyRoomEvent([], { type: 'rooms.gone', communityId: 9 }, 3).mustFetch).toBe(true)
})

it('asks again where she muted somebody or hears her again', () => {
  expect(applyRoomEvent([1], { type: 'mutes.changed' }, 3)).toEqual({ rooms: [1], mustFetch: true })
})
