import { limits } from '@consoeurs/contract'
import { useEffect, useRef, useState } from 'react'
import { useLiveEvents } from '../../../events/live-events.ts'

interface Writer {
  id: number
  displayName: string
}

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
    // The event that ends it may be lost, so it also times out.
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
