import { useEffect, useRef, useState } from 'react'
import { logWarning } from '../../../../browser-log.ts'
import { useViewer } from '../../../../viewer/viewer-context.tsx'
import { type Attachments, readPictures } from '../../../foundation/files/public.ts'

const none = { pictures: [], forget: () => undefined }

/** The chosen files; null while the upload code is not needed. */
export function useChosenPictures(scope: string, most: number) {
  const viewerId = useViewer()?.id ?? 0
  const [chosen, setChosen] = useState<File[] | null>(null)
  const handle = useRef<Attachments | null>(null)
  // Resumes interrupted uploads.
  useEffect(() => {
    if (most === 0) return
    const resume = async () => {
      const kept = await readPictures(viewerId, scope, Date.now())
      if (kept.length > 0) setChosen((before) => before ?? [])
    }
    // Without a network they are resumed at the next visit.
    resume().catch((error: unknown) => logWarning('pictures not taken up again', error))
  }, [viewerId, scope, most])
  return {
    chosen,
    handle,
    choose: (files: Iterable<File>) => setChosen([...files]),
    /** The code failed to load: allow another choice. */
    forget: () => setChosen(null),
    /** Hands running uploads over to the message; null while that is not possible. */
    handOver: () => (chosen === null ? none : (handle.current?.handOver() ?? null)),
  }
}
