import { useMemo, useSyncExternalStore } from 'react'
import { cookiesChoice, cookiesKey, saysYes } from '../../../consent/cookies.ts'
import { forgetTraces } from '../../../consent/traces.ts'
import { profileCompleted } from '../../../viewer/profile-completed.ts'
import { type History, readHistory } from './history.ts'
import { notifyHistory, openHistory, storedHistory, subscribeHistory } from './local-history.ts'

/** `asked`: the question is still to be asked in this browser. */
export type HistoryConsent = 'kept' | 'off' | 'asked'

/** New members are not asked during onboarding. */
export function historyConsent(): HistoryConsent {
  if (saysYes()) return 'kept'
  return cookiesChoice() === null && profileCompleted() ? 'asked' : 'off'
}

function saveChoice(yes: boolean): void {
  if (!yes) forgetTraces(() => [localStorage])
  try {
    localStorage.setItem(cookiesKey, String(yes))
  } catch {
    // Without storage nothing is kept.
  }
}

/** An unanswered question counts as a no, and is not asked again. */
export function dismissHistoryQuestion(): void {
  if (cookiesChoice() === null) saveChoice(false)
}

/** After a no, the stored history is deleted at once. */
export function answerHistory(viewerId: number, yes: boolean): void {
  saveChoice(yes)
  if (yes) openHistory(viewerId)
  notifyHistory()
}

/** Null until scripts run. */
export function useLocalHistory(viewerId: number): { standing: HistoryConsent; history: History } | null {
  const standing = useSyncExternalStore(subscribeHistory, historyConsent, () => null)
  const kept = useSyncExternalStore(
    subscribeHistory,
    () => storedHistory(viewerId),
    () => null,
  )
  return useMemo(() => (standing === null ? null : { standing, history: readHistory(kept) }), [standing, kept])
}
