import { useCallback, useEffect, useState } from 'react'
import {
  answerHistory,
  checkHistory,
  dismissHistoryQuestion,
  forgetHistory,
  type History,
  historyConsent,
  readHistory,
  storedHistory,
} from '../history/public.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'

export interface Suggestions {
  searches: string[]
  history: History
  /** Ask for consent to the history at this first opening. */
  asked: boolean
}

const known = (viewerId: number, asked: boolean): Suggestions => ({
  searches: recentSearches(viewerId),
  history: readHistory(storedHistory(viewerId)),
  asked,
})

/** Suggestions before typing. Read at each opening, and not while closing, so that the chosen item stays. */
export function useSuggestions(open: boolean, viewerId: number) {
  const [offered, offer] = useState<Suggestions | null>(null)
  const read = useCallback(
    (asked?: boolean) => offer((before) => known(viewerId, asked ?? before?.asked ?? false)),
    [viewerId],
  )
  useEffect(() => {
    if (!open) return
    const asked = historyConsent() === 'asked'
    read(asked)
    if (asked) dismissHistoryQuestion()
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
    read(false)
  }
  return { offered, forget, answer }
}
