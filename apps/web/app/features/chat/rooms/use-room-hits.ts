import type { Page, RoomView } from '@consoeurs/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { roomsApi } from './rooms.api.ts'

export interface RoomHits extends Page<RoomView> {
  q: string
}

/** Debounce, in milliseconds. */
const pause = 250

/** Debounced search: the last query wins, and earlier results stay until its answer arrives. */
export function useRoomHits(q: string, served: RoomHits | null) {
  const [found, setFound] = useState(served)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const asked = useRef(0)
  const ask = useCallback(async (sought: string, before: RoomHits | null) => {
    asked.current += 1
    const turn = asked.current
    setBusy(true)
    setError(null)
    try {
      const { items, cursor } = await roomsApi(api).find(sought, before?.cursor ?? undefined)
      if (turn === asked.current) setFound({ q: sought, items: [...(before?.items ?? []), ...items], cursor })
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
