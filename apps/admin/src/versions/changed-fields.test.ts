import { expect, it } from 'vitest'
import { changedEntries } from './changed-fields.ts'

it('the order of tags is no change, that of what is read next is one', () => {
  expect(changedEntries({ tags: [3, 12] }, { tags: [12, 3] })).toEqual([])
  expect(changedEntries({ tags: [3, 12] }, { tags: [3] })).toEqual(['tags'])
  expect(changedEntries({ related: [3, 12] }, { related: [12, 3] })).toEqual(['related'])
})
