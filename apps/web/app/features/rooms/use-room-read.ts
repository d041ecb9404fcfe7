import { useEffect, useRef } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { publishLiveEvent } from '../../live/live-events.ts'
import { roomsApi } from './rooms.api.ts'

/** She scrolls past many: what she has seen is said once she rests, or leaves. */
const REST = 400

/** Says up to which message she has read, when she has it under her eyes. */
export function useRoomRead(roomId: number, seq: number, known: number, seen: boolean): void {
  const told = useRef(0)
  /** What rests until it is said. */
  const owed = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (!seen || seq <= Math.max(known, told.current)) return
    const tell = () => {
      owed.current = null
      told.current = seq
      roomsApi(api)
        .read(roomId, seq)
        .then((marks) => publishLiveEvent({ type: 'room.marks', roomId, marks }))
        .catch((error: unknown) => {
          if (!(error instanceof ApiFailure)) throw error
          // Said again at her next look.
          told.current = 0
        })
    }
    owed.current = tell
    const timer = setTimeout(tell, REST)
    return () => clearTimeout(timer)
  }, [roomId, seq, known, seen])

  useEffect(() => {
    const tellNow = () => owed.current?.()
    // The page goes on to another one, or out of her sight.
    document.addEventListener('visibilitychange', tellNow)
    return () => {
      document.removeEventListener('visibilitychange', tellNow)
      tellNow()
    }
  }, [])
}
