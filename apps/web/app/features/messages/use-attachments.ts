import { type FileView, limits } from '@consoeurs/contract'
import { useState } from 'react'
import { useViewer } from '../../viewer/viewer-context.tsx'
import { type Pictures, usePictureQueue } from '../files/public.ts'

export interface Attachments extends Pick<Pictures, 'sent' | 'retry' | 'cancel'> {
  /** Those that the server has. */
  arrived: FileView[]
  /** Answers how many did not fit in one message. */
  add: (files: Iterable<File>) => number
  remove: (fileId: number) => void
  clear: () => void
}

/** Pictures for the next message; they go up while she writes. */
export function useAttachments(conversationId: number | null): Attachments {
  const [arrived, setArrived] = useState<FileView[]>([])
  const viewer = useViewer()
  const { sent, add, retry, cancel } = usePictureQueue({
    ownerId: viewer?.id ?? 0,
    scope: `conversation:${conversationId}`,
    onArrived: (file) => setArrived((all) => [...all, file]),
  })
  return {
    sent,
    retry,
    cancel,
    arrived,
    add: (files) => {
      const chosen = [...files]
      const fitting = chosen.slice(0, Math.max(0, limits.messageImages - arrived.length - sent.length))
      add(fitting)
      return chosen.length - fitting.length
    },
    remove: (fileId) => setArrived((all) => all.filter(({ id }) => id !== fileId)),
    clear: () => setArrived([]),
  }
}
