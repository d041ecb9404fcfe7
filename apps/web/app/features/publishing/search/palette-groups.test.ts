import type { BrandSection } from '@consoeurs/brand'
import { expect, it } from 'vitest'
import { searchText } from '../../../text/search.ts'
import { groupsOf } from './palette-groups.ts'

const none = { items: [], cursor: null }
const labels = (known: Parameters<typeof groupsOf>[0]) => groupsOf(known).map(({ label }) => label)

it('offers her last searches and places before she types', () => {
  expect(labels({ typed: ' ', results: null, searches: [] })).toEqual([searchText.goTo])
  expect(labels({ typed: '', results: null, searches: ['levain'] })).toEqual([searchText.recent, searchText.goTo])
})

it('finds places of the app by the beginning of a word, accents or not', () => {
  const [places] = groupsOf({ typed: 'reg', results: null, searches: [] })
  expect(places?.items.map(({ to }) => to)).toEqual(['/settings'])
})

it('finds the sections of the brand, and no others', () => {
  const found = (sections: readonly BrandSection[]) =>
    groupsOf({ typed: 'sais', results: null, sections })[0]?.items.map(({ to }) => to)
  expect(found(['season'])).toEqual(['/saison'])
  expect(found(['outings'])).toEqual(['/search?q=sais'])
})

it('ends with the page of all results, whatever was found', () => {
  const results = { members: none, shares: none, communities: none, articles: none }
  expect(groupsOf({ typed: 'zzz', results, searches: ['x'] }).map(({ items }) => items.map(({ to }) => to))).toEqual([
    ['/search?q=zzz'],
  ])
})
