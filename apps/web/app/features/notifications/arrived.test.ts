import type { NotificationView } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { withArrived } from './arrived.ts'

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

const known = {
  pages: [
    { items: [line(3, 30), line(2, 20)], cursor: 'a' },
    { items: [line(1, 10)], cursor: null },
  ],
}
const ids = (pages: typeof known) => pages.pages.map(({ items }) => items.map(({ id }) => id))

it('puts what is new on top', () => {
  expect(ids(withArrived(known, line(4, 40), null))).toEqual([[4, 3, 2], [1]])
})

it('moves a line that took one more in up, from a later page too', () => {
  expect(ids(withArrived(known, line(1, 50), null))).toEqual([[1, 3, 2], []])
})

it('does not listen to the same event twice, nor to an older one', () => {
  expect(withArrived(known, line(3, 30), null)).toBe(known)
  expect(withArrived(known, line(2, 15), null)).toBe(known)
})

it('leaves a narrowed list alone when the news is of another section', () => {
  expect(withArrived(known, line(4, 40, 'partages'), 'profil')).toBe(known)
  expect(ids(withArrived(known, line(4, 40), 'profil'))[0]).toEqual([4, 3, 2])
})
