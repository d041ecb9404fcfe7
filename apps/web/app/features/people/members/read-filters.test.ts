import { expect, it } from 'vitest'
import { filterHref } from './filter-address.ts'
import { readFilters } from './read-filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

it('reads what a form without scripts sends, empty fields included', () => {
  expect(read('sort=near&within=25&ageMin=25&ageMax=&withPhoto=on&q=+nantes+&lookingFor=')).toEqual({
    sort: 'near',
    within: '25',
    ageMin: 25,
    withPhoto: true,
    q: 'nantes',
  })
})

it('leaves out what is no filter', () => {
  expect(read('sort=beauty&within=3&ageMin=12&ageMax=old&certified=perhaps&cursor=x&limit=500&page=2')).toEqual({})
})

it('leaves out the ends of the age slider, which are no bounds', () => {
  expect(read('ageMin=18&ageMax=70')).toEqual({})
  expect(read('ageMin=18&ageMax=45')).toEqual({ ageMax: 45 })
})

it('puts two ages in order', () => {
  expect(read('ageMin=45&ageMax=25')).toEqual({ ageMin: 25, ageMax: 45 })
})

it('writes the same filters back as an address, without the usual order', () => {
  expect(filterHref({})).toBe('/members')
  expect(filterHref({ sort: 'near', certified: true })).toBe('/members?certified=true')
  const filters = { sort: 'recent', within: '25', ageMin: 25, ageMax: 45, withPhoto: true, q: 'la mer' } as const
  expect(read(filterHref(filters).split('?')[1] ?? '')).toEqual(filters)
})
