import type { NotificationView } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { applyNotificationEvent } from './notification-list.ts'

const line = (id: number, seq: number): NotificationView => ({
  id,
  seq,
  section: 'profil',
  value: 'visite',
  actor: null,
  others: 0,
  title: '',
  message: '',
  path: '/',
  at: '2026-03-12T10:00:00.000Z',
  read: false,
})
const lines = [line(2, 20), line(1, 10)]

it('keeps what arrived, the last one first, each line once and twenty at most', () => {
  const folded = line(1, 30)
  expect(applyNotificationEvent(lines, { type: 'notification', notification: folded })).toEqual([folded, line(2, 20)])
  const many = Array.from({ length: 30 }, (_, index) => line(index + 10, index + 40))
  const kept = many.reduce<readonly NotificationView[]>(
    (known, notification) => applyNotificationEvent(known, { type: 'notification', notification }),
    lines,
  )
  expect(kept.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 39 - index))
})

it('follows what is read and what is undone', () => {
  const marked = { type: 'notifications.marked', seq: 20, read: true } as const
  const read = (ids: number[] | null) => applyNotificationEvent(lines, { ...marked, ids }).map((line) => line.read)
  expect([read([1]), read(null)]).toEqual([
    [false, true],
    [true, true],
  ])
  const fewer = { ...line(1, 10), others: 1 }
  expect(applyNotificationEvent(lines, { type: 'notifications.changed', changed: [fewer], removed: [2] })).toEqual([])
})

it('is the same list where an event says nothing of it', () => {
  expect(applyNotificationEvent(lines, { type: 'signed-out' })).toBe(lines)
})
