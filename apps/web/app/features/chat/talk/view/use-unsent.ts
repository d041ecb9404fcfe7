import { useEffect, useMemo } from 'react'
import { resumeOutbox } from '../../../../outbox/outbox.ts'
import { useOutbox } from '../../../../outbox/outbox-entries.ts'
import type { Unsent } from '../../../../outbox/unsent.ts'
import type { TalkPlace } from '../kept-draft.ts'
import type { TalkUnsent } from '../talk.ts'

function placeOf(unsent: Unsent): TalkPlace | null {
  if (unsent.kind === 'message') return `message:${unsent.to}`
  return unsent.kind === 'roomMessage' ? `room:${unsent.roomId}` : null
}

/** The viewer's messages of this chat that the server does not have yet. */
export function useUnsent<Going extends TalkUnsent>(viewerId: number, place: TalkPlace): Going[] {
  const all = useOutbox()
  useEffect(() => void resumeOutbox(viewerId), [viewerId])
  return useMemo(() => all.filter((unsent): unsent is Going => placeOf(unsent) === place), [all, place])
}
