import { constants } from '@consoeurs/contract/limits'
import { type HistoryEntry, historyKeys } from '@consoeurs/contract/publishing/history-keys'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type History, historyOf, readHistory, slugsOf, withChecked, without, withSeen } from './history.ts'

const empty = historyOf<HistoryEntry[]>(() => [])
const at = { members: '/p/', shares: '/shares/', communities: '/c/', articles: '/blog/7-' } as const

const anySlug = fc.stringMatching(/^[\w-]{1,12}$/)
const anyEntry = fc.record({
  slug: anySlug,
  name: fc.string({ minLength: 1 }),
  avatar: fc.option(anySlug.map((name) => `/files/${name}-thumbnail.webp`)),
})
/** What she sees in an evening, page after page. */
const anyEvening = fc.array(
  fc
    .tuple(fc.constantFrom(...historyKeys), anyEntry)
    .map(([key, entry]) => ({ key, entry: { ...entry, path: at[key] + entry.slug } })),
  { maxLength: 200 },
)
const seenIn = (evening: { key: keyof History; entry: HistoryEntry }[]): History =>
  evening.reduce((history, { key, entry }) => withSeen(history, key, entry), empty)

const ines = { path: '/p/ines', slug: 'ines', name: 'Inès', avatar: '/files/a-thumbnail.webp' }
const lea = { path: '/p/lea', slug: 'lea', name: 'Léa', avatar: null }

describe('what she saw', () => {
  it('is a list per key of entries with path, slug, name, avatar, and nothing else', () => {
    const history = withSeen(empty, 'members', { ...ines, id: 7, city: 'Lyon' } as HistoryEntry)
    expect(history).toEqual({ members: [ines], shares: [], communities: [], articles: [] })
    expect(Object.keys(history.members[0] ?? {})).toEqual(['path', 'slug', 'name', 'avatar'])
  })

  it('stands last seen first, each page once, as it was called then', () => {
    const history = seenIn([ines, lea, { ...ines, name: 'Inès B.' }].map((entry) => ({ key: 'members', entry })))
    expect(history.members).toEqual([{ ...ines, name: 'Inès B.' }, lea])
  })

  it('is fifty entries of each key at most, the longest ago gone first', () => {
    const seen = Array.from({ length: 53 }, (_, index) => ({ ...lea, path: `/p/lea-${index}`, slug: `lea-${index}` }))
    const { members, shares } = seenIn([
      ...seen.map((entry) => ({ key: 'members' as const, entry })),
      { key: 'shares', entry: { ...lea, path: '/shares/un' } },
    ])
    expect([members.length, shares.length]).toEqual([50, 1])
    expect(members.map(({ slug }) => slug)).toEqual(
      seen
        .map(({ slug }) => slug)
        .toReversed()
        .slice(0, 50),
    )
  })

  it('keeps to that through any evening', () => {
    fc.assert(
      fc.property(anyEvening, (evening) => {
        const history = seenIn(evening)
        for (const key of historyKeys) {
          const paths = evening.filter((seen) => seen.key === key).map(({ entry }) => entry.path)
          const expected = [...new Set(paths.toReversed())].slice(0, constants.historyCap)
          expect(history[key].map(({ path }) => path)).toEqual(expected)
        }
      }),
    )
  })

  it('is not kept where its page is not of its key', () => {
    for (const path of ['/p/ines/signaler', '/settings', 'https://ailleurs.fr/p/ines', '//ailleurs/p/ines', '/p/'])
      expect(withSeen(empty, 'members', { ...ines, path }), path).toEqual(empty)
  })

  it('is forgotten one by one', () => {
    const history = seenIn([ines, lea].map((entry) => ({ key: 'members', entry })))
    expect(without(history, 'members', '/p/lea').members).toEqual([ines])
  })
})

describe('what a browser kept', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(anyEvening, (evening) => {
        const history = seenIn(evening)
        expect(readHistory(JSON.stringify(history))).toEqual(history)
      }),
    )
  })

  it('is never more than entries of its pages, whatever was written there', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record(historyOf(() => fc.array(fc.oneof(fc.anything(), anyEntry)))).map((lists) => JSON.stringify(lists)),
    )
    fc.assert(
      fc.property(anything, (kept) => {
        const history = readHistory(kept)
        expect(Object.keys(history)).toEqual([...historyKeys])
        for (const entry of historyKeys.flatMap((key) => history[key]))
          expect(Object.keys(entry)).toEqual(['path', 'slug', 'name', 'avatar'])
      }),
    )
    expect(readHistory(null)).toEqual(empty)
  })

  it('leads to this site alone, and shows no picture of another', () => {
    const kept = [
      { ...ines, path: 'javascript:alert(1)' },
      { ...ines, path: '//ailleurs.fr/p/ines' },
      { ...ines, path: '/p/../settings' },
      { ...ines, avatar: 'https://ailleurs.fr/pixel.gif' },
      { ...lea, avatar: '//ailleurs.fr/pixel.gif' },
    ]
    expect(readHistory(JSON.stringify({ members: kept })).members).toEqual([{ ...ines, avatar: null }, lea])
  })

  it('is fifty of each key and each page once, however many were written there', () => {
    const many = Array.from({ length: 70 }, (_, index) => ({ ...lea, path: `/p/lea-${index % 60}`, slug: 'lea' }))
    expect(readHistory(JSON.stringify({ members: many })).members).toHaveLength(50)
  })
})

describe('what the server found', () => {
  const history = seenIn([ines, lea].map((entry) => ({ key: 'members', entry })))
  const found = historyOf<{ slug: string; name: string; avatar: string | null }[]>(() => [])

  it('is called and looks as it does today; what it did not find is dropped', () => {
    const today = { slug: 'ines', name: 'Inès B.', avatar: null }
    const checked = withChecked(history, slugsOf(history), { ...found, members: [today] })
    expect(checked.members).toEqual([{ ...today, path: '/p/ines' }])
  })

  it('says nothing of what she saw meanwhile', () => {
    const asked = slugsOf(history)
    const now = withSeen(history, 'members', { ...lea, path: '/p/odile', slug: 'odile', name: 'Odile' })
    expect(withChecked(now, asked, found).members.map(({ slug }) => slug)).toEqual(['odile'])
  })
})
