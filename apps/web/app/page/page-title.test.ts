import { describe, expect, it } from 'vitest'
import { canonicalUrl } from './canonical.ts'
import { pageTitle } from './page-title.ts'

describe('pageTitle', () => {
  it.each([
    ['Membres', 0, 'Membres – Site'],
    ['Membres', 3, '(3) Membres – Site'],
    ['', 0, 'Site'],
    ['', 12, '(12) Site'],
    ['Site', 0, 'Site'],
  ])('titles « %s » with %i unread', (page, unread, expected) => {
    expect(pageTitle(page, 'Site', unread)).toBe(expected)
  })
})

describe('canonicalUrl', () => {
  const url = (path: string, search: string, page = 1) =>
    canonicalUrl('https://site.test', { path, search, kept: ['page', 'q'], page })

  it.each([
    ['/', '', 'https://site.test/'],
    ['/blog/', '', 'https://site.test/blog'],
    ['/blog', '?utm_source=x', 'https://site.test/blog'],
    ['/blog', '?q=thé&utm=1', 'https://site.test/blog?q=th%C3%A9'],
    ['/blog', '?q=a&q=b', 'https://site.test/blog?q=a&q=b'],
  ])('%s%s is %s', (path, search, expected) => {
    expect(url(path, search)).toBe(expected)
  })

  it.each(['?page=1', '?page=-1', '?page=abc', '?page=', '?page=5'])(
    '%s of a first page is the page itself',
    (search) => {
      expect(url('/blog', search)).toBe('https://site.test/blog')
    },
  )

  it.each(['?page=2', '?page=02', '?page=2.0', '?page=2&page=3'])(
    '%s of a second page is its one address',
    (search) => {
      expect(url('/blog', search, 2)).toBe('https://site.test/blog?page=2')
    },
  )

  it('names no page where the configuration does not', () => {
    expect(canonicalUrl('https://site.test', { path: '/blog', search: '?page=2', kept: ['q'], page: 2 })).toBe(
      'https://site.test/blog',
    )
  })
})
