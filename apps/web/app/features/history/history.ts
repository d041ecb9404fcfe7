import { sitePath } from '@consoeurs/contract/addresses'
import { type HistoryEntry, type HistoryKey, historyKeys } from '@consoeurs/contract/history-keys'
import { constants } from '@consoeurs/contract/limits'

/** Specification §3, « Local history, per key »: of each key what she saw, the last first, each page once. */
export type History = Record<HistoryKey, HistoryEntry[]>

/** Where the pages of each key are: an entry leads nowhere else, whatever wrote it. */
const pages: Record<HistoryKey, RegExp> = {
  members: /^\/p\/[\w-]+$/,
  shares: /^\/shares\/[\w-]+$/,
  communities: /^\/c\/[\w-]+$/,
  articles: /^\/blog\/\d+-[\w-]+$/,
}

/** Each key, with what is made of it. */
export const historyOf = <Value>(make: (key: HistoryKey) => Value): Record<HistoryKey, Value> =>
  Object.fromEntries(historyKeys.map((key) => [key, make(key)])) as Record<HistoryKey, Value>

export const isEmpty = (history: History): boolean => historyKeys.every((key) => history[key].length === 0)

/** The entry as the specification has it, of whatever was kept; null where it is none. */
function readEntry(key: HistoryKey, kept: unknown): HistoryEntry | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { path, slug, name, avatar } = kept as Partial<Record<keyof HistoryEntry, unknown>>
  if (typeof path !== 'string' || typeof slug !== 'string' || typeof name !== 'string') return null
  if (!pages[key].test(path) || slug === '' || name === '') return null
  return { path, slug, name, avatar: avatar === null ? null : sitePath(avatar) }
}

/** Each page once, where it stands first, and no more than the specification keeps. */
const bounded = (entries: HistoryEntry[]): HistoryEntry[] =>
  [...new Map(entries.toReversed().map((entry) => [entry.path, entry])).values()]
    .toReversed()
    .slice(0, constants.historyCap)

/** What a browser kept, which anything may have written there: what is no entry was never seen. */
export function readHistory(kept: string | null): History {
  let parsed: unknown = null
  try {
    parsed = JSON.parse(kept ?? '{}')
  } catch {
    // Damaged: nothing was seen.
  }
  return historyOf((key) => {
    const list: unknown = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, key) : null
    return Array.isArray(list) ? bounded(list.flatMap((entry) => readEntry(key, entry) ?? [])) : []
  })
}

/** She saw it: it stands first, as it is called and looks now. What cannot be read again is not kept. */
export function withSeen(history: History, key: HistoryKey, seen: HistoryEntry): History {
  const entry = readEntry(key, seen)
  if (entry === null) return history
  const others = history[key].filter(({ path }) => path !== entry.path)
  return { ...history, [key]: bounded([entry, ...others]) }
}

export const without = (history: History, key: HistoryKey, path: string): History => ({
  ...history,
  [key]: history[key].filter((entry) => entry.path !== path),
})

/** The slugs by which the server is asked what is still there. */
export const slugsOf = (history: History): Record<HistoryKey, string[]> =>
  historyOf((key) => history[key].map(({ slug }) => slug))

type Found = Record<HistoryKey, Pick<HistoryEntry, 'slug' | 'name' | 'avatar'>[]>

/**
 * What was asked about and not found is dropped; what was found is called, and looks, as it does today. What she saw
 * meanwhile was not asked about, and stays.
 */
export function withChecked(history: History, asked: Record<HistoryKey, string[]>, found: Found): History {
  return historyOf((key) => {
    const today = new Map(found[key].map(({ slug, name, avatar }) => [slug, { name, avatar }]))
    return history[key].flatMap((entry) => {
      const looks = today.get(entry.slug)
      if (looks !== undefined) return [{ ...entry, ...looks }]
      return asked[key].includes(entry.slug) ? [] : [entry]
    })
  })
}
