import type { NotificationView } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { afterEvent, withArrived } from './arrived.ts'

const line = (id: number, seq: number, section: NotificationView['section'] = 'profil'): NotificationView => ({
  id,
  seq,
  section,
  value: 'visite',
  actor: null,
  others: 0,
  title: '',
  message: '',
  path: '/',
  at: '2026-03-12T10:00:00.000Z',
  read: false,
})

const all = { section: null, value: null, unread: false }

const known = {
  pages: [
    { items: [line(3, 30), line(2, 20)], cursor: 'a' },
    { items: [line(1, 10)], cursor: null },
  ],
}
const ids = (pages: typeof known) => pages.pages.map(({ items }) => items.map(({ id }) => id))

it('puts what is new on top', () => {
  expect(ids(withArrived(known, line(4, 40), all))).toEqual([[4, 3, 2], [1]])
})

it('puts what was overtaken below what overtook it', () => {
  expect(ids(withArrived(known, line(4, 25), all))).toEqual([[3, 4, 2], [1]])
})

it('moves a line that took one more in up, from a later page too', () => {
  expect(ids(withArrived(known, line(1, 50), all))).toEqual([[1, 3, 2], []])
})

it('does not listen to the same event twice, nor to an older one', () => {
  expect(withArrived(known, line(3, 30), all)).toBe(known)
  expect(withArrived(known, line(2, 15), all)).toBe(known)
})

it('leaves a narrowed list alone when the news is of another section', () => {
  expect(withArrived(known, line(4, 40, 'partages'), { ...all, section: 'profil' })).toBe(known)
  expect(ids(withArrived(known, line(4, 40), { ...all, section: 'profil' }))[0]).toEqual([4, 3, 2])
})

it('marks what was read elsewhere, one by one or up to a number, and takes it out of the unread', () => {
  const marked = { type: 'notifications.marked', seq: 20, read: true } as const
  const read = (pages: typeof known) =>
    pages.pages.flatMap(({ items }) => items.filter((item) => item.read).map((i) => i.id))
  expect(read(afterEvent(known, { ...marked, ids: [1, 3] }, all) as typeof known)).toEqual([3, 1])
  expect(read(afterEvent(known, { ...marked, ids: null }, all) as typeof known)).toEqual([2, 1])
  expect(ids(afterEvent(known, { ...marked, ids: [3] }, { ...all, unread: true }) as typeof known)).toEqual([[2], [1]])
})

it('changes and takes away what was undone', () => {
  const changed = { ...line(2, 20), others: 4 }
  const after = afterEvent(known, { type: 'notifications.changed', changed: [changed], removed: [3] }, all)
  expect(after.pages.map(({ items }) => items)).toEqual([[changed], [line(1, 10)]])
})
