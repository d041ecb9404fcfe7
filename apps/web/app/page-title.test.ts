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
  const url = (path: string, search: string) => canonicalUrl('https://site.test', path, search, ['page', 'q'])

  it.each([
    ['/', '', 'https://site.test/'],
    ['/blog/', '', 'https://site.test/blog'],
    ['/blog', '?utm_source=x', 'https://site.test/blog'],
    ['/blog', '?q=thé&utm=1&page=2', 'https://site.test/blog?page=2&q=th%C3%A9'],
    ['/blog', '?page=1&page=2', 'https://site.test/blog?page=1&page=2'],
  ])('%s%s is %s', (path, search, expected) => {
    expect(url(path, search)).toBe(expected)
  })
})
