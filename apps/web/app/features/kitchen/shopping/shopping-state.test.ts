import type { ShoppingLine, ShoppingList } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { withChanges, withNews } from './shopping-state.ts'

const line = (key: string, more: Partial<ShoppingLine> = {}): ShoppingLine => ({
  ...{ key, id: null, name: key, amount: null, unit: null, ingredient: null, label: null, aisle: null, done: false },
  ...more,
})
const item = (name: string) => ({ name, amount: null, unit: null, ingredient: null })

it('shows what waits in the outbox', () => {
  const lines = [line('a'), line('b', { ingredient: 'sel', label: { singular: 'sel', plural: 'sels' } })]
  const changes = [
    { key: 'a', at: 1, done: true },
    { key: 'c', at: 2, item: item('pain') },
    { key: 'b', at: 3, item: item('poivre') },
    { key: 'gone', at: 4, done: true },
  ]
  expect(withChanges(lines, changes)).toEqual([
    line('a', { done: true }),
    line('b', { name: 'poivre' }),
    line('c', { name: 'pain' }),
  ])
  expect(withChanges(lines, [{ key: 'a', at: 1, removed: true }])).toHaveLength(1)
})

it('takes the lines of others, in place', () => {
  const list: ShoppingList = { id: 1, owner: null, members: [], group: null, lines: [line('a'), line('b')] }
  const news = { lines: [line('b', { done: true }), line('c')], removed: ['a', 'unknown'] }
  expect(withNews(list, news).lines).toEqual([line('b', { done: true }), line('c')])
})
