import { type BrandCode, loadBrand } from '@consoeurs/brand'
import { brandCodes } from '@consoeurs/brand/codes'
import {
  freshness,
  type MemberCard,
  type Page,
  readingMinutes,
  readingTime,
  truncateMessage,
  truncateTitle,
  usernameSlug,
} from '@consoeurs/contract'
import { buildTestApp } from '@consoeurs/test-support'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000)

const segments = new Intl.Segmenter('fr', { granularity: 'grapheme' })
const lettersOf = (text: string) => [...segments.segment(text)].map(({ segment }) => segment)

describe('a username (§5)', () => {
  it.each([
    ['lowercase', 'LOUISE', 'louise'],
    ['trim', '  louise\n', 'louise'],
    ['strip accents', 'Éloïse Façade Ñ', 'eloise-facade-n'],
    ['ligatures are two letters', 'Cœur Lætitia', 'coeur-laetitia'],
    ['letters with a stroke are letters', 'Łucja Søren Strauß Þóra', 'lucja-soren-strauss-thora'],
    ['spaces become hyphens', 'marie claire du lac', 'marie-claire-du-lac'],
    ['keep only letters, digits, hyphen and underscore', 'L’Amie_2 (Lyon) !', 'lamie_2-lyon-'],
    ['remove leading hyphens', '--- -louise', 'louise'],
    ['a sign that goes may leave a hyphen first', '* louise', 'louise'],
    ['nothing is left of signs alone', '♥ ♥', ''],
  ])('%s: « %s » is « %s »', (_rule, name, slug) => {
    expect(usernameSlug(name)).toBe(slug)
  })

  it('does not depend on Unicode normalisation, case, or surrounding spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abçdéèêëïîôùÿñ-_ 1') }), (name) => {
        const slug = usernameSlug(name)
        for (const typed of [name.normalize('NFD'), name.toUpperCase(), ` ${name}\t`])
          expect(usernameSlug(typed)).toBe(slug)
      }),
    )
  })

  it('has only the allowed characters for any input, no leading hyphen, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = usernameSlug(name)
        expect(slug).toMatch(/^(?!-)[a-z0-9_-]*$/)
        expect(usernameSlug(slug)).toBe(slug)
      }),
    )
  })
})

describe.each([
  ['title', truncateTitle, 65],
  ['message', truncateMessage, 240],
] as const)('a %s that is too long (§5)', (_name, truncated, length) => {
  it('is unchanged up to its length, and ends with an ellipsis beyond it', () => {
    expect(truncated('a'.repeat(length))).toBe('a'.repeat(length))
    expect(truncated('a'.repeat(length + 1))).toBe(`${'a'.repeat(length - 1)}…`)
  })

  it('never exceeds that length, and begins like the original', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2 * length, size: 'max' }), (text) => {
        const short = truncated(text)
        expect([...short].length).toBeLessThanOrEqual(length)
        expect(short === text || (short.endsWith('…') && text.startsWith(short.slice(0, -1)))).toBe(true)
      }),
    )
  })

  it('is never cut inside a grapheme: no half of a surrogate pair, no separated accent or skin colour', () => {
    const stroke = fc.constantFrom(
      'a',
      ' ',
      '\n',
      'e\u0301',
      'n\u0303\u0323',
      '🌸',
      '👩🏽‍🍳',
      '🏴󠁧󠁢󠁷󠁬󠁳󠁿',
      '2️⃣',
      'ก็',
      '한',
      '\u0600',
      '\u200d',
    )
    fc.assert(
      // Each stroke is one character at least: all of these are cut.
      fc.property(fc.array(stroke, { minLength: length + 1, maxLength: length + 20 }), (strokes) => {
        const text = strokes.join('')
        const short = truncated(text)
        expect(short.endsWith('…')).toBe(true)
        const kept = lettersOf(short.slice(0, -1))
        expect(short.isWellFormed()).toBe(true)
        expect(kept).toEqual(lettersOf(text).slice(0, kept.length))
      }),
    )
  })

  it('drops no more than the grapheme that does not fit, and the spaces before it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'e\u0301', '👩🏽‍🍳'), { minLength: length + 1, maxLength: 2 * length }),
        (strokes) => {
          const kept = lettersOf(truncated(strokes.join('')).slice(0, -1))
          const withOneMore = strokes.slice(0, kept.length + 1).join('')
          expect([...withOneMore].length).toBeGreaterThan(length - 1)
        },
      ),
    )
  })
})

describe('a reading time (§5)', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' \n')

  it.each([
    [1, '1 minute de lecture'],
    [200, '1 minute de lecture'],
    [201, '2 minutes de lecture'],
    [400, '2 minutes de lecture'],
    [401, '3 minutes de lecture'],
  ])('of %i words is « %s »', (count, said) => {
    expect(readingTime(readingMinutes(words(count)))).toBe(said)
  })

  it('is the smallest sufficient number of minutes, singular for one only', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('mot', 'd’abord', '\u00ab'), { minLength: 1, maxLength: 2000, size: 'max' }),
        (said) => {
          const minutes = readingMinutes(said.join(' '))
          expect(minutes * 200).toBeGreaterThanOrEqual(said.length)
          expect((minutes - 1) * 200).toBeLessThan(said.length)
          expect(readingTime(minutes)).toBe(`${minutes} ${minutes === 1 ? 'minute' : 'minutes'} de lecture`)
        },
      ),
    )
  })

  it('of an empty text is one minute', () => {
    expect(readingTime(readingMinutes(' \n'))).toBe('1 minute de lecture')
  })
})

describe('the freshness of a last connection (§4)', () => {
  const now = new Date('2026-03-12T12:00:00Z')
  const nearly = 1 / 3600

  it.each([
    [0, 'green', 'green'],
    [24 - nearly, 'green', 'green'],
    [24, 'amber', 'amber'],
    [72 - nearly, 'amber', 'amber'],
    [72, 'purple', 'purple'],
    [168 - nearly, 'purple', 'purple'],
    [168, 'grey', null],
    [720 - nearly, 'grey', null],
    [720, null, null],
  ])('%d hours ago is %s in the variant with grey, %s elsewhere', (hours, withGrey, without) => {
    expect(freshness(hoursBefore(now, hours), now, true)).toBe(withGrey)
    expect(freshness(hoursBefore(now, hours), now, false)).toBe(without)
  })

  it('is null without a connection', () => {
    expect(freshness(null, now, true)).toBeNull()
  })

  it('is grey in one variant only, on members’ cards', async () => {
    const seen = async (brand: BrandCode) => {
      const test = await buildTestApp({ brand })
      const camille = await test.personas.camille()
      await test.personas.member('Rare', { user: { lastConnection: hoursBefore(new Date(), 400) } })
      const { body } = await camille.gets<Page<MemberCard>>('/api/members')
      await test.close()
      return body.items.find(({ username }) => username === 'rare')?.freshness
    }
    const grey: BrandCode[] = []
    for (const code of brandCodes) {
      const { features } = await loadBrand(code)
      expect(await seen(code)).toBe(features.freshnessUpTo720Hours ? 'grey' : null)
      if (features.freshnessUpTo720Hours) grey.push(code)
    }
    expect(grey).toHaveLength(1)
  })
})
