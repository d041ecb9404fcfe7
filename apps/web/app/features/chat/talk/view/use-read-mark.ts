import { useEffect, useRef } from 'react'
import { ApiFailure } from '../../../../api/client.ts'

/** Debounce while scrolling, in milliseconds; leaving the page sends the receipt at once. */
const REST = 400

export interface ReadMark {
  /** Null before the first message of a conversation. */
  chatId: number | null
  /** The server's read mark. */
  known: number
  /** Every message counts once it is in view; otherwise only those at the end of the chat. */
  eachInView: boolean
  /** Must be stable. @throws ApiFailure */
  send: (chatId: number, seq: number) => Promise<unknown>
}

/** Sends a read receipt up to `seq`, once, while the viewer looks at the page. */
export function useReadMark({ chatId, known, eachInView, send }: ReadMark, seq: number, looking: boolean): void {
  const sent = useRef({ chatId, seq: 0 })
  /** The receipt that is still to be sent. */
  const owed = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (sent.current.chatId !== chatId) sent.current = { chatId, seq: 0 }
    if (chatId === null || !looking || seq <= Math.max(known, sent.current.seq)) return
    const sendNow = () => {
      owed.current = null
      sent.current.seq = seq
      send(chatId, seq).catch((error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error
        // Sent again when the member next looks.
        sent.current.seq = 0
      })
    }
    if (!eachInView) return sendNow()
    owed.current = sendNow
    const timer = setTimeout(sendNow, REST)
    return () => clearTimeout(timer)
  }, [chatId, seq, known, eachInView, looking, send])

  useEffect(() => {
    const sendOwed = () => owed.current?.()
    // The page is left or hidden: send now.
    document.addEventListener('visibilitychange', sendOwed)
    return () => {
      document.removeEventListener('visibilitychange', sendOwed)
      sendOwed()
    }
  }, [])
}
