import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outsideAddress, sitePath } from './addresses.ts'

describe('a page of this site', () => {
  it.each([
    ['/', '/'],
    ['/members?sort=near#haut', '/members?sort=near#haut'],
    ['/c/le-jardin/graines?at=12', '/c/le-jardin/graines?at=12'],
    ['/search?q=https://exemple.fr//x', '/search?q=https://exemple.fr//x'],
    ['/search?q=½ tasse \\ 2/3', '/search?q=%C2%BD%20tasse%20\\%202/3'],
    ['/blog/tag/été', '/blog/tag/%C3%A9t%C3%A9'],
    ['/blog/../members', '/members'],
    ['/@ailleurs.example', '/@ailleurs.example'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
  ])('%s', (address, path) => {
    expect(sitePath(address)).toBe(path)
  })
})

/** Ways that were tried on other sites, and what our own parsers make of them. */
const away = [
  '',
  ' ',
  'members',
  './members',
  '?suite=/',
  '#haut',
  'https://ailleurs.example/',
  'HTTPS://ailleurs.example/',
  'https:ailleurs.example',
  'https:/ailleurs.example',
  'https:///ailleurs.example',
  'https:\\\\ailleurs.example',
  '//ailleurs.example/',
  '///ailleurs.example/',
  '//ailleurs.example@site.invalid/',
  '//site.invalid/members',
  '/\\ailleurs.example',
  '\\/ailleurs.example',
  '\\\\ailleurs.example',
  '/members\\..\\..\\\\ailleurs.example',
  '/.//ailleurs.example',
  '/./\\ailleurs.example',
  '/members/..//ailleurs.example',
  '/%2e//ailleurs.example',
  '/%2e%2e//ailleurs.example',
  '/members//ailleurs.example',
  '/%2failleurs.example',
  '/%2F%2Failleurs.example',
  '/%5Cailleurs.example',
  '/%5c%5cailleurs.example',
  '/%252f%252failleurs.example',
  '/.%2f/ailleurs.example',
  '/members/..%2f..%2f%2failleurs.example',
  '/%00/ailleurs.example',
  '/%0d%0aLocation:%20https://ailleurs.example',
  '/\r\nLocation: https://ailleurs.example',
  '/\t/ailleurs.example',
  '/\n/ailleurs.example',
  '\t//ailleurs.example',
  ' //ailleurs.example',
  '\u0000/members',
  '/members\u0000',
  '/%',
  '/%c3',
  '/\uff0failleurs.example',
  '/\uff3cailleurs.example',
  '/\u2215ailleurs.example',
  '/\u2044ailleurs.example',
  '/\u29f8ailleurs.example',
  '/%EF%BC%8Failleurs.example',
  '/\u202e//ailleurs.example',
  '/\u200b/ailleurs.example',
  '/\u2028/ailleurs.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://site.invalid/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHA+',
  'vbscript:x',
  'blob:https://site.invalid/1',
  'file:///etc/passwd',
  'mailto:a@b.fr',
  'about:blank',
]

it.each(away)('%j is no page of this site', (address) => {
  expect(sitePath(address)).toBeNull()
})

it.each([null, undefined, 1, {}, ['/members'], new URL('https://site.invalid/')])(
  '%j is no address at all',
  (address) => {
    expect(sitePath(address)).toBeNull()
    expect(outsideAddress(address)).toBeNull()
  },
)

/** Words of the language in which such addresses are written, in any order. */
const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '\\', '.', '..', ':', '@', '?', '#', '%2f', '%5C', '%2e', '%25', '%00', '\t', '\n', ' '),
      fc.constantFrom('http', 'https', 'JavaScript', 'data', 'ailleurs.example', 'site.invalid', 'members', '\uff0f'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((words) => words.join(''))

const anything = fc.oneof(
  nasty,
  nasty.map((rest) => `/${rest}`),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
)

it('never leads to another site, for any input, parser, or repeated parsing', () => {
  fc.assert(
    fc.property(anything, (address) => {
      const path = sitePath(address)
      if (path === null) return
      for (const page of ['https://violette.example/messages/ines', 'http://localhost:3000/']) {
        expect(new URL(path, page).origin).toBe(new URL(page).origin)
        expect(new URL(decodeURI(path.replace(/[?#].*$/s, '')), page).origin).toBe(new URL(page).origin)
      }
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(sitePath(path)).toBe(path)
    }),
    { numRuns: 2000 },
  )
})

describe('a page of another site', () => {
  it.each([
    ['https://exemple.fr/a?b=1#c', 'https://exemple.fr/a?b=1#c'],
    ['http://exemple.fr', 'http://exemple.fr/'],
    ['HTTPS://Exemple.FR/', 'https://exemple.fr/'],
    ['https://violette.fr:secret@mechant.example/', 'https://mechant.example/'],
    ['https://violette.fr\u3002mechant.example/', 'https://violette.fr.mechant.example/'],
    ['https://vi\u043elette.fr/', 'https://xn--vilette-bjg.fr/'],
  ])('%s', (address, href) => {
    expect(outsideAddress(address)?.href).toBe(href)
  })

  it.each(away.filter((address) => !/^https:\/\/[^/]/i.test(address)))('%j is none', (address) => {
    expect(outsideAddress(address)).toBeNull()
  })

  it('must be http or https, without a name or a password', () => {
    fc.assert(
      fc.property(anything, (address) => {
        const url = outsideAddress(address)
        if (url === null) return
        expect(url.protocol).toMatch(/^https?:$/)
        expect(url.host).not.toBe('')
        expect([url.username, url.password]).toEqual(['', ''])
        expect(sitePath(address)).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })
})
