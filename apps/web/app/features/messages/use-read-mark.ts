import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { messagesApi } from './messages.api.ts'

const isLooking = () => document.visibilityState === 'visible' && document.hasFocus()

/** Whether the page is on screen and she is on it. */
export function useLooking(): boolean {
  const [looking, setLooking] = useState(false)
  useEffect(() => {
    const look = () => setLooking(isLooking())
    look()
    addEventListener('focus', look)
    addEventListener('blur', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      removeEventListener('blur', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return looking
}

/** Says that she has read up to `seq`, once, when she has it under her eyes. */
export function useReadMark(conversationId: number | null, seq: number, known: number, seen: boolean): void {
  const told = useRef({ conversationId, seq: 0 })
  useEffect(() => {
    if (conversationId === null || !seen) return
    if (told.current.conversationId !== conversationId) told.current = { conversationId, seq: 0 }
    if (seq <= Math.max(known, told.current.seq)) return
    told.current.seq = seq
    messagesApi(api)
      .read(conversationId, seq)
      .catch((error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error
        // Said again at her next look.
        told.current.seq = 0
      })
  }, [conversationId, seq, known, seen])
}
