import type { LiveEvent } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { hearWaiting } from './waiting-rooms.ts'

const news = { type: 'rooms.news', roomId: 1, communityId: 9, seq: 5, authorId: 7, at: '', isNew: true } as const
const marks = (calls: boolean) => ({ type: 'room.marks', roomId: 1, marks: { calls } }) as LiveEvent

it('takes what her marks say, whichever tab they come from', () => {
  expect(hearWaiting([1, 2], marks(false), 3)).toEqual({ rooms: [2], asks: false })
  expect(hearWaiting([1, 2], marks(true), 3)).toEqual({ rooms: [2, 1], asks: false })
})

it('asks whether a room that was quiet calls her, and nothing of one that calls already', () => {
  expect(hearWaiting([], news, 3)).toEqual({ rooms: [], asks: true })
  expect(hearWaiting([1], news, 3)).toEqual({ rooms: [1], asks: false })
  expect(hearWaiting([], news, 7)).toEqual({ rooms: [], asks: false })
})

it('asks again where what called her was taken away', () => {
  expect(hearWaiting([1], { ...news, isNew: false }, 3).asks).toBe(true)
  expect(hearWaiting([], { ...news, isNew: false }, 3).asks).toBe(false)
  expect(hearWaiting([], { type: 'rooms.gone', communityId: 9 }, 3).asks).toBe(true)
})

it('asks again where she muted somebody or hears her again', () => {
  expect(hearWaiting([1], { type: 'mutes.changed' }, 3)).toEqual({ rooms: [1], asks: true })
})
