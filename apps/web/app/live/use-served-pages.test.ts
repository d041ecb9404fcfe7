import { expect, it } from 'vitest'
import { withServedPage } from './use-served-pages.ts'

const item = (id: number) => ({ id })
const page = (ids: number[], cursor: string | null) => ({ items: ids.map(item), cursor })
const idOf = ({ id }: { id: number }) => id
const known = { pages: [page([9, 8], 'b'), page([7, 6], null)], pageParams: [undefined, 'b'] }

it('keeps the pages read so far when the first one still ends where they begin', () => {
  const fresh = page([10, 8], 'b')
  expect(withServedPage(known, fresh, idOf)).toEqual({ ...known, pages: [fresh, known.pages[1]] })
})

it('starts anew when something may lie between', () => {
  const fresh = page([12, 11], 'c')
  expect(withServedPage(known, fresh, idOf)).toEqual({ pages: [fresh], pageParams: [undefined] })
})

it('starts with the page when nothing is known, or nothing is left', () => {
  expect(withServedPage(undefined, page([1], null), idOf).pages).toHaveLength(1)
  expect(withServedPage(known, page([], null), idOf).pages).toEqual([page([], null)])
})
