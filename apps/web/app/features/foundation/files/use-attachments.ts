import type { FileView } from '@consoeurs/contract'
import { useState } from 'react'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { type Pictures, usePictureQueue } from './use-picture-queue.ts'

export interface Attachments extends Pick<Pictures, 'sent' | 'retry' | 'cancel' | 'handOver'> {
  /** Already uploaded. */
  arrived: FileView[]
  /** @returns how many did not fit into one message */
  add: (files: Iterable<File>) => number
  setAlt: (fileId: number, alt: string) => void
  remove: (fileId: number) => void
  clear: () => void
}

/** @param start uploaded before: of what is edited */
export function useAttachments(scope: string, most: number, start: FileView[] = []): Attachments {
  const [arrived, setArrived] = useState(start)
  const viewer = useViewer()
  const { sent, add, retry, cancel, handOver } = usePictureQueue({
    ownerId: viewer?.id ?? 0,
    scope,
    onArrived: (file) => setArrived((all) => [...all, file]),
  })
  return {
    sent,
    retry,
    cancel,
    handOver,
    arrived,
    add: (files) => {
      const chosen = [...files]
      const fitting = chosen.slice(0, Math.max(0, most - arrived.length - sent.length))
      add(fitting)
      return chosen.length - fitting.length
    },
    setAlt: (fileId, alt) => setArrived((all) => all.map((file) => (file.id === fileId ? { ...file, alt } : file))),
    remove: (fileId) => setArrived((all) => all.filter(({ id }) => id !== fileId)),
    clear: () => setArrived([]),
  }
}
