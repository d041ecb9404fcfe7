import type { HistoryEntry, HistoryKey } from '@consoeurs/contract/history-keys'
import { hasAuthCookie } from '../../api/auth-cookie.ts'
import { agrees } from '../../consent/kept-answers.ts'
import { forgetTraces, historyKey } from '../../consent/traces.ts'
import { type History, readHistory, without, withSeen } from './history.ts'

const listeners = new Set<() => void>()

/** Something of it changed, in this tab or in another one. */
export function watchHistory(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

export function tellHistory(): void {
  for (const changed of listeners) changed()
}

/** As this browser holds it, unread; null where she has not agreed, or no longer does. */
export function keptHistory(viewerId: number): string | null {
  try {
    return agrees('history', viewerId) ? localStorage.getItem(historyKey(viewerId)) : null
  } catch {
    return null
  }
}

/**
 * Changes what is kept, where she agrees (specification §3: « kept only if Cookies is true »). Where she no longer does,
 * what was kept goes; a page that was left open after she signed out writes nothing more.
 */
export function changeHistory(viewerId: number, change: (history: History) => History): void {
  if (!agrees('history', viewerId)) forgetTraces(() => [localStorage])
  else if (hasAuthCookie()) write(viewerId, change)
  tellHistory()
}

function write(viewerId: number, change: (history: History) => History): void {
  try {
    const changed = change(readHistory(localStorage.getItem(historyKey(viewerId))))
    localStorage.setItem(historyKey(viewerId), JSON.stringify(changed))
  } catch {
    // Storage is full, or closed to us: nothing more is kept.
  }
}

export const rememberSeen = (viewerId: number, key: HistoryKey, entry: HistoryEntry): void =>
  changeHistory(viewerId, (history) => withSeen(history, key, entry))

export const forgetSeen = (viewerId: number, key: HistoryKey, path: string): void =>
  changeHistory(viewerId, (history) => without(history, key, path))

/**
 * She is here: her history is, if only empty, where she agrees. Where she does not (she took it back, her answer has grown
 * old, another member agreed and left without a goodbye), what was kept goes.
 */
export const openHistory = (viewerId: number): void => changeHistory(viewerId, (history) => history)

/** All of it; she still agrees. */
export const forgetHistory = (viewerId: number): void => changeHistory(viewerId, () => readHistory(null))
