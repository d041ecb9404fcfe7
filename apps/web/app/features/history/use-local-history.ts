import { useMemo, useSyncExternalStore } from 'react'
import { agrees, keepAnswer, keptAnswer } from '../../consent/kept-answers.ts'
import { profileCompleted } from '../onboarding/public.ts'
import { type History, readHistory } from './history.ts'
import { keptHistory, tellHistory, watchHistory } from './local-history.ts'

/** Kept; not kept; or she has not said, and may be asked. */
export type Standing = 'kept' | 'off' | 'asked'

/** A newcomer is not asked of herself: her first steps ask enough. */
export function standingOf(viewerId: number): Standing {
  if (agrees('history', viewerId)) return 'kept'
  return keptAnswer('history', viewerId) === false || !profileCompleted() ? 'off' : 'asked'
}

/** Her answer, from the question or the setting: what no longer agrees with it is gone at once. */
export function answerHistory(viewerId: number, yes: boolean): void {
  keepAnswer('history', yes, viewerId)
  tellHistory()
}

/** What this browser holds of her, as it changes; null until scripts can say. */
export function useLocalHistory(viewerId: number): { standing: Standing; history: History } | null {
  const standing = useSyncExternalStore(
    watchHistory,
    () => standingOf(viewerId),
    () => null,
  )
  const kept = useSyncExternalStore(
    watchHistory,
    () => keptHistory(viewerId),
    () => null,
  )
  return useMemo(() => (standing === null ? null : { standing, history: readHistory(kept) }), [standing, kept])
}
