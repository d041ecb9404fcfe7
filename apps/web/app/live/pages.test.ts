import { expect, it } from 'vitest'
import { changeItems, firstPage, readAgain, withPage, withServedPage } from './pages.ts'

const item = (id: number) => ({ id })
const page = (ids: number[], cursor: string | null) => ({ items: ids.map(item), cursor })
const known = { pages: [page([9, 8], 'b'), page([7, 6], null)] }

it('keeps the pages read so far when the first one still ends where they begin', () => {
  const fresh = page([10, 8], 'b')
  expect(withServedPage(known, fresh)).toEqual({ pages: [fresh, known.pages[1]] })
})

it('starts anew when something may lie between, and when nothing is known or left', () => {
  const fresh = page([12, 11], 'c')
  expect(withServedPage(known, fresh)).toEqual({ pages: [fresh] })
  expect(withServedPage(undefined, fresh)).toEqual({ pages: [fresh] })
  expect(withServedPage(known, page([], null)).pages).toEqual([page([], null)])
})

it('takes the next page, and lets it go when the list began anew meanwhile', () => {
  const list = firstPage(page([9, 8], 'b'))
  expect(withPage(list, 'b', page([7], null)).pages).toHaveLength(2)
  expect(withPage(firstPage(page([12, 11], 'c')), 'b', page([7], null)).pages).toEqual([page([12, 11], 'c')])
})

it('changes the items of each page', () => {
  expect(changeItems(known, (items) => items.slice(1)).pages).toEqual([page([8], 'b'), page([6], null)])
})

it('reads again as many pages as were read, as far as there are any', async () => {
  const all: Record<string, ReturnType<typeof page>> = {
    '': page([11, 10], 'x'),
    x: page([9], 'y'),
    y: page([8], null),
  }
  const asked: string[] = []
  const load = async (cursor = '') => {
    asked.push(cursor)
    return all[cursor] ?? page([], null)
  }
  expect((await readAgain(known, load)).pages).toEqual([all[''], all.x])
  expect(asked).toEqual(['', 'x'])
  all[''] = page([11], null)
  expect((await readAgain(known, load)).pages).toEqual([page([11], null)])
})
