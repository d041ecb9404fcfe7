import { useCallback, useEffect, useState } from 'react'
import {
  answerHistory,
  checkHistory,
  forgetHistory,
  type History,
  keptHistory,
  readHistory,
  standingOf,
} from '../history/public.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'

export interface Offered {
  searches: string[]
  history: History
  /** She has not said yet whether this browser may remember what she sees. */
  asked: boolean
}

const known = (viewerId: number): Offered => ({
  searches: recentSearches(viewerId),
  history: readHistory(keptHistory(viewerId)),
  asked: standingOf(viewerId) === 'asked',
})

/**
 * What the palette offers before she types. It is read at each opening and not while it closes: what she chose must stay
 * what it was until she is there.
 */
export function useBeforeTyping(open: boolean, viewerId: number) {
  const [offered, offer] = useState<Offered | null>(null)
  const read = useCallback(() => offer(known(viewerId)), [viewerId])
  useEffect(() => {
    if (!open) return
    read()
    let isOpen = true
    void checkHistory(viewerId).then(() => isOpen && read())
    return () => {
      isOpen = false
    }
  }, [open, viewerId, read])
  const forget = () => {
    forgetSearches(viewerId)
    forgetHistory(viewerId)
    read()
  }
  const answer = (yes: boolean) => {
    answerHistory(viewerId, yes)
    read()
  }
  return { offered, forget, answer }
}
