import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { resumeOutbox } from './outbox.ts'
import type { UnsentMessage } from './outbox-queue.ts'
import { readNone, readUnsent, watchUnsent } from './outbox-store.ts'

/** What she wrote to this member and is still on its way. */
export function useUnsent(viewerId: number, to: string): UnsentMessage[] {
  const all = useSyncExternalStore(watchUnsent, readUnsent, readNone)
  useEffect(() => void resumeOutbox(viewerId), [viewerId])
  return useMemo(() => all.filter((message) => message.to === to), [all, to])
}
