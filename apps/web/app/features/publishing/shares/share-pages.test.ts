import type { ShareView } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { firstPage } from '../../../live/pages.ts'
import { belongsIn, type SharePages, withFirstPage, withNewShare, withoutShare } from './share-pages.ts'

const share = (id: number): ShareView => ({
  id,
  slug: `partage-${id}`,
  kind: 'pensee',
  title: '',
  body: `Partage ${id}`,
  author: { id: 1, username: 'lea', displayName: 'Léa', avatar: null, certified: false, freshness: null },
  images: [],
  visibility: 'members',
  community: null,
  recipe: null,
  outing: null,
  datePoll: null,
  poll: null,
  link: null,
  reactions: { counts: [], total: 0, mine: null },
  commentCount: 0,
  makingCount: 0,
  publishedAt: new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString(),
  cover: null,
  withheld: false,
  answer: null,
  version: 1,
  editedAt: null,
  held: false,
  left: false,
  kept: false,
  can: { react: true, comment: true, edit: false, remove: true, report: false },
})
const page = (ids: number[], cursor: string | null = 'suite') => ({ items: ids.map(share), cursor })
const idsOf = (pages: SharePages) => pages.pages.flatMap(({ items }) => items.map(({ id }) => id))

const known: SharePages = { pages: [page([9, 8, 7], 'a'), page([6, 5, 4], 'b')] }

it('keeps what was read below a fresh first page', () => {
  const merged = withFirstPage(known, page([10, 9, 8], 'c'))
  expect(idsOf(merged)).toEqual([10, 9, 8, 7, 6, 5, 4])
  expect(merged.pages.at(-1)?.cursor).toBe('b')
})

it('drops what the fresh page no longer holds', () => {
  expect(idsOf(withFirstPage(known, page([9, 7, 6], 'c')))).toEqual([9, 7, 6, 5, 4])
})

it('starts again where shares may be missing between the two', () => {
  expect(idsOf(withFirstPage(known, page([30, 29, 28], 'c')))).toEqual([30, 29, 28])
})

it('starts again when the fresh page is all there is', () => {
  expect(idsOf(withFirstPage(known, page([9, 8], null)))).toEqual([9, 8])
})

it('puts a new share on top, once', () => {
  expect(idsOf(withNewShare(withNewShare(known, share(11)), share(11)))).toEqual([11, 9, 8, 7, 6, 5, 4])
})

it('takes a removed share out wherever it is', () => {
  expect(idsOf(withoutShare(known, 5))).toEqual([9, 8, 7, 6, 4])
  expect(idsOf(withoutShare(firstPage(page([])), 5))).toEqual([])
})

it('belongs in the feeds of its kind and its author', () => {
  expect(belongsIn({ scope: 'all' }, share(1))).toBe(true)
  expect(belongsIn({ kind: 'photo' }, share(1))).toBe(false)
  expect(belongsIn({ author: 'camille' }, share(1))).toBe(false)
})
