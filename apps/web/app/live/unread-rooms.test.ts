import type { LiveEvent } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { applyRoomEvent } from './unread-rooms.ts'

const news = { type: 'rooms.news', roomId: 1, communityId: 9, seq: 5, authorId: 7, at: '', isNew: true } as const
const marks = (calls: boolean) => ({ type: 'room.marks', roomId: 1, marks: { calls } }) as LiveEvent
const inRooms = (...rooms: number[]) => ({ rooms, groups: [] })
const inGroups = (...groups: number[]) => ({ rooms: [], groups })

it('follows her marks, from any tab, in rooms and in groups', () => {
  expect(applyRoomEvent(inRooms(1, 2), marks(false), 3)).toEqual({ ...inRooms(2), mustFetch: false })
  expect(applyRoomEvent(inGroups(1, 2), marks(false), 3)).toEqual({ ...inGroups(2), mustFetch: false })
  expect(applyRoomEvent(inGroups(1), marks(true), 3)).toEqual({ ...inGroups(1), mustFetch: false })
})

it('asks where it does not know whether it is a group', () => {
  expect(applyRoomEvent(inRooms(2), marks(true), 3)).toEqual({ ...inRooms(2), mustFetch: true })
})

it('asks whether a room that was quiet calls her, and nothing of one that calls already', () => {
  expect(applyRoomEvent(inRooms(), news, 3)).toEqual({ ...inRooms(), mustFetch: true })
  expect(applyRoomEvent(inRooms(1), news, 3)).toEqual({ ...inRooms(1), mustFetch: false })
  expect(applyRoomEvent(inGroups(1), news, 3)).toEqual({ ...inGroups(1), mustFetch: false })
  expect(applyRoomEvent(inRooms(), news, 7)).toEqual({ ...inRooms(), mustFetch: false })
})

it('asks again where what called her was taken away', () => {
  expect(applyRoomEvent(inRooms(1), { ...news, isNew: false }, 3).mustFetch).toBe(true)
  expect(applyRoomEvent(inRooms(), { ...news, isNew: false }, 3).mustFetch).toBe(false)
  expect(applyRoomEvent(inRooms(), { type: 'rooms.gone', communityId: 9 }, 3).mustFetch).toBe(true)
})

it('asks again where she muted somebody or hears her again', () => {
  expect(applyRoomEvent(inRooms(1), { type: 'mutes.changed' }, 3)).toEqual({ ...inRooms(1), mustFetch: true })
})
