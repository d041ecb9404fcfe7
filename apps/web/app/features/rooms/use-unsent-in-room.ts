import { useEffect, useMemo } from 'react'
import { resumeOutbox } from '../../outbox/outbox.ts'
import type { UnsentRoomMessage } from '../../outbox/unsent.ts'
import { useWaiting } from '../../outbox/waiting.ts'

/** What she wrote in this room and is still on its way. */
export function useUnsentInRoom(viewerId: number, roomId: number): UnsentRoomMessage[] {
  const all = useWaiting()
  useEffect(() => void resumeOutbox(viewerId), [viewerId])
  return useMemo(
    () =>
      all.filter((unsent): unsent is UnsentRoomMessage => unsent.kind === 'roomMessage' && unsent.roomId === roomId),
    [all, roomId],
  )
}
