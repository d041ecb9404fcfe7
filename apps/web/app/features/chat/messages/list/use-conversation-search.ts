import type { ConversationSearchResults } from '@consoeurs/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../../../api/browser-api.ts'
import { ApiFailure } from '../../../../api/client.ts'
import { messagesApi } from '../messages.api.ts'

export interface ConversationHits extends ConversationSearchResults {
  q: string
}

/** Debounce, in milliseconds. */
const pause = 250

/** Merges a further page into the results. */
function together(known: ConversationHits, next: ConversationSearchResults): ConversationHits {
  const shown = new Set(known.conversations.map(({ id }) => id))
  return {
    ...known,
    conversations: [...known.conversations, ...next.conversations.filter(({ id }) => !shown.has(id))],
    messages: [...known.messages, ...next.messages],
    cursor: next.cursor,
  }
}

/** Debounced search: the last query wins, and earlier results stay until its answer arrives. */
export function useConversationSearch(q: string, served: ConversationHits | null) {
  const [found, setFound] = useState(served)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const asked = useRef(0)
  const ask = useCallback(async (sought: string, before: ConversationHits | null) => {
    asked.current += 1
    const turn = asked.current
    setBusy(true)
    setError(null)
    try {
      const page = await messagesApi(api).search(sought, before?.cursor ?? undefined)
      if (turn === asked.current) setFound(before === null ? { ...page, q: sought } : together(before, page))
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      if (turn === asked.current) setError(failure.message)
    } finally {
      if (turn === asked.current) setBusy(false)
    }
  }, [])
  const known = found?.q
  useEffect(() => {
    if (q === known) return
    const timer = setTimeout(() => void ask(q, null), pause)
    return () => clearTimeout(timer)
  }, [q, known, ask])
  return {
    found,
    busy: busy || (error === null && q !== known),
    error,
    retry: () => void ask(q, null),
    more: () => void ask(q, found),
  }
}
