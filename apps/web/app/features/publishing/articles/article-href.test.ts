import { expect, it } from 'vitest'
import { readArticlePath } from './article-href.ts'

it.each([
  ['12-le-premier-mot', { id: 12, slug: 'le-premier-mot' }],
  ['12', { id: 12, slug: '' }],
  ['12-', { id: 12, slug: '' }],
])('%s', (segment, expected) => {
  expect(readArticlePath(segment)).toEqual(expected)
})
