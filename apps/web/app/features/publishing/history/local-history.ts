import type { HistoryEntry, HistoryKey } from '@consoeurs/contract/publishing/history-keys'
import { hasAuthCookie } from '../../../api/auth-cookie.ts'
import { saysYes } from '../../../consent/cookies.ts'
import { forgetTraces, historyKey } from '../../../consent/traces.ts'
import { type History, readHistory, without, withSeen } from './history.ts'

const listeners = new Set<() => void>()

/** Notifies of changes in this tab and in others. */
export function subscribeHistory(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

export function notifyHistory(): void {
  for (const changed of listeners) changed()
}

/** The raw stored value; null unless `Cookies` is true. */
export function storedHistory(viewerId: number): string | null {
  try {
    return saysYes() ? localStorage.getItem(historyKey(viewerId)) : null
  } catch {
    return null
  }
}

/**
 * Specification §3: « kept only if Cookies is true », otherwise deletes it. A page left open after a sign-out stores
 * nothing more.
 */
export function changeHistory(viewerId: number, change: (history: History) => History): void {
  if (!saysYes()) forgetTraces(() => [localStorage])
  else if (hasAuthCookie()) write(viewerId, change)
  notifyHistory()
}

function write(viewerId: number, change: (history: History) => History): void {
  try {
    const changed = change(readHistory(localStorage.getItem(historyKey(viewerId))))
    localStorage.setItem(historyKey(viewerId), JSON.stringify(changed))
  } catch {
    // Storage is full or unavailable: store nothing.
  }
}

export const rememberSeen = (viewerId: number, key: HistoryKey, entry: HistoryEntry): void =>
  changeHistory(viewerId, (history) => withSeen(history, key, entry))

export const forgetSeen = (viewerId: number, key: HistoryKey, path: string): void =>
  changeHistory(viewerId, (history) => without(history, key, path))

/**
 * Creates the member's history and deletes what another member left without signing out. Unless `Cookies` is true,
 * deletes everything.
 */
export function openHistory(viewerId: number): void {
  if (saysYes()) forgetTraces(() => [localStorage], viewerId)
  changeHistory(viewerId, (history) => history)
}

/** Clears the history; the consent stays. */
export const forgetHistory = (viewerId: number): void => changeHistory(viewerId, () => readHistory(null))
