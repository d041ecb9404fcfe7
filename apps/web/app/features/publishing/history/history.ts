import { sitePath } from '@consoeurs/contract/addresses'
import { constants } from '@consoeurs/contract/limits'
import { type HistoryEntry, type HistoryKey, historyKeys } from '@consoeurs/contract/publishing/history-keys'

/** Specification §3, « Local history, per key »: newest first, each page once. */
export type History = Record<HistoryKey, HistoryEntry[]>

/** Allowed paths by key: local storage is not trusted. */
const pages: Record<HistoryKey, RegExp> = {
  members: /^\/p\/[\w-]+$/,
  shares: /^\/shares\/[\w-]+$/,
  communities: /^\/c\/[\w-]+$/,
  articles: /^\/blog\/\d+-[\w-]+$/,
}

export const historyOf = <Value>(make: (key: HistoryKey) => Value): Record<HistoryKey, Value> =>
  Object.fromEntries(historyKeys.map((key) => [key, make(key)])) as Record<HistoryKey, Value>

export const isEmpty = (history: History): boolean => historyKeys.every((key) => history[key].length === 0)

/** Parses an untrusted entry of the specified form; null if it is invalid. */
function readEntry(key: HistoryKey, kept: unknown): HistoryEntry | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { path, slug, name, avatar } = kept as Partial<Record<keyof HistoryEntry, unknown>>
  if (typeof path !== 'string' || typeof slug !== 'string' || typeof name !== 'string') return null
  if (!pages[key].test(path) || slug === '' || name === '') return null
  return { path, slug, name, avatar: avatar === null ? null : sitePath(avatar) }
}

/** Removes duplicates and caps the length as specified. */
const bounded = (entries: HistoryEntry[]): HistoryEntry[] =>
  [...new Map(entries.toReversed().map((entry) => [entry.path, entry])).values()]
    .toReversed()
    .slice(0, constants.historyCap)

/** Parses untrusted storage; invalid entries are dropped. */
export function readHistory(kept: string | null): History {
  let parsed: unknown = null
  try {
    parsed = JSON.parse(kept ?? '{}')
  } catch {
    // Damaged: treat as empty.
  }
  return historyOf((key) => {
    const list: unknown = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, key) : null
    return Array.isArray(list) ? bounded(list.flatMap((entry) => readEntry(key, entry) ?? [])) : []
  })
}

/** Puts the entry first, with its current name and picture. Entries that could not be parsed again are not stored. */
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

export const slugsOf = (history: History): Record<HistoryKey, string[]> =>
  historyOf((key) => history[key].map(({ slug }) => slug))

type CheckedEntries = Record<HistoryKey, Pick<HistoryEntry, 'slug' | 'name' | 'avatar'>[]>

/**
 * Drops entries that were asked about and not found, and refreshes the others. Entries added since the request stay.
 */
export function withChecked(history: History, asked: Record<HistoryKey, string[]>, found: CheckedEntries): History {
  return historyOf((key) => {
    const today = new Map(found[key].map(({ slug, name, avatar }) => [slug, { name, avatar }]))
    return history[key].flatMap((entry) => {
      const looks = today.get(entry.slug)
      if (looks !== undefined) return [{ ...entry, ...looks }]
      return asked[key].includes(entry.slug) ? [] : [entry]
    })
  })
}
