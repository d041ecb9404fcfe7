import { foldText, searchLimits } from '@consoeurs/contract'
import { historyKey } from '../../consent/traces.ts'

/** A trace of hers (`consent/traces.ts`): the goodbye takes it away. */
const keyOf = (viewerId: number) => `recherches:${viewerId}`

/** They outlive the tab only where she agreed to be remembered (specification §3, Cookies). */
const shelf = (viewerId: number): Storage =>
  localStorage.getItem(historyKey(viewerId)) === null ? sessionStorage : localStorage

/** Her last searches, the newest first. They never leave the browser; storage that is closed to us keeps none. */
export function recentSearches(viewerId: number): string[] {
  try {
    const stored: unknown = JSON.parse(shelf(viewerId).getItem(keyOf(viewerId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : []
  } catch {
    return []
  }
}

/** Puts it first, once. */
export function withSearch(known: string[], typed: string): string[] {
  const others = known.filter((entry) => foldText(entry) !== foldText(typed))
  return [typed, ...others].slice(0, searchLimits.recent)
}

export function rememberSearch(viewerId: number, typed: string): void {
  try {
    shelf(viewerId).setItem(keyOf(viewerId), JSON.stringify(withSearch(recentSearches(viewerId), typed)))
  } catch {
    // Nothing is kept then, and nothing breaks.
  }
}

export function forgetSearches(viewerId: number): void {
  try {
    for (const storage of [localStorage, sessionStorage]) storage.removeItem(keyOf(viewerId))
  } catch {
    // There was nothing to forget.
  }
}
