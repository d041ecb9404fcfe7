import { useEffect, useMemo } from 'react'
import { resumeOutbox } from '../../outbox/outbox.ts'
import type { UnsentMessage } from '../../outbox/unsent.ts'
import { useWaiting } from '../../outbox/waiting.ts'

/** What she wrote to this member and is still on its way. */
export function useUnsent(viewerId: number, to: string): UnsentMessage[] {
  const all = useWaiting()
  useEffect(() => void resumeOutbox(viewerId), [viewerId])
  return useMemo(
    () => all.filter((unsent): unsent is UnsentMessage => unsent.kind === 'message' && unsent.to === to),
    [all, to],
  )
}
