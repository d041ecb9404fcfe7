import { useEffect, useRef } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { messagesApi } from './messages.api.ts'

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
