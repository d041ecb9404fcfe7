import { limits } from '@consoeurs/contract'
import { useEffect, useRef, useState } from 'react'
import { useLiveEvents } from '../../live/live-events.ts'

interface Writer {
  id: number
  displayName: string
}

/** Who else writes in this room at this moment, in the order in which they began. */
export function useRoomTyping(roomId: number, viewerId: number): Writer[] {
  const [writers, setWriters] = useState<Writer[]>([])
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running.values()) clearTimeout(timer)
    }
  }, [])

  const change = (writer: Writer, typing: boolean) => {
    clearTimeout(timers.current.get(writer.id))
    timers.current.delete(writer.id)
    // Her last word on it may be lost: silence ends it too.
    if (typing) timers.current.set(writer.id, setTimeout(change, limits.typingTimeout, writer, false))
    setWriters((before) => {
      const isKnown = before.some(({ id }) => id === writer.id)
      if (isKnown === typing) return before
      return typing ? [...before, writer] : before.filter(({ id }) => id !== writer.id)
    })
  }
  useLiveEvents((event) => {
    if (event.type === 'room.typing' && event.roomId === roomId && event.member.id !== viewerId)
      change(event.member, event.typing)
    if (event.type === 'room.message' && event.roomId === roomId)
      change({ id: event.message.authorId, displayName: '' }, false)
  })
  return writers
}
