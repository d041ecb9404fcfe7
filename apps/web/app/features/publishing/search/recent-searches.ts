import { foldText, searchLimits } from '@consoeurs/contract'
import { historyKey } from '../../../consent/traces.ts'

/** Cleared at sign-out (`consent/traces.ts`). */
const keyOf = (viewerId: number) => `recherches:${viewerId}`

/** Kept beyond the tab only with consent (specification §3, Cookies). */
const shelf = (viewerId: number): Storage =>
  localStorage.getItem(historyKey(viewerId)) === null ? sessionStorage : localStorage

/** Newest first. Stored in the browser only; without storage, none. */
export function recentSearches(viewerId: number): string[] {
  try {
    const stored: unknown = JSON.parse(shelf(viewerId).getItem(keyOf(viewerId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : []
  } catch {
    return []
  }
}

export function withSearch(known: string[], typed: string): string[] {
  const others = known.filter((entry) => foldText(entry) !== foldText(typed))
  return [typed, ...others].slice(0, searchLimits.recent)
}

export function rememberSearch(viewerId: number, typed: string): void {
  try {
    shelf(viewerId).setItem(keyOf(viewerId), JSON.stringify(withSearch(recentSearches(viewerId), typed)))
  } catch {
    // Without storage nothing is kept.
  }
}

export function forgetSearches(viewerId: number): void {
  try {
    for (const storage of [localStorage, sessionStorage]) storage.removeItem(keyOf(viewerId))
  } catch {
    // Without storage nothing was kept.
  }
}
