import { useEffect, useRef, useState } from 'react'
import { logWarning } from '../../browser-log.ts'
import { useViewer } from '../../viewer/viewer-context.tsx'
import type { Attachments } from './use-attachments.ts'

const none = { pictures: [], forget: () => undefined }

/** What she chose for the next message; null while there is nothing to fetch the part for that sends it. */
export function useChosenPictures(scope: string, most: number) {
  const viewerId = useViewer()?.id ?? 0
  const [chosen, setChosen] = useState<File[] | null>(null)
  const handle = useRef<Attachments | null>(null)
  // What was on its way when she left goes on.
  useEffect(() => {
    if (most === 0) return
    const resume = async () => {
      const { hasKeptPictures } = await import('./kept-attachments.ts')
      if (await hasKeptPictures(viewerId, scope)) setChosen((before) => before ?? [])
    }
    // Without a network they wait for her next opening.
    resume().catch((error: unknown) => logWarning('pictures not taken up again', error))
  }, [viewerId, scope, most])
  return {
    chosen,
    handle,
    choose: (files: Iterable<File>) => setChosen([...files]),
    /** The part did not come: she may choose again. */
    forget: () => setChosen(null),
    /** Those on their way go on with the message; null where one cannot yet. */
    handOver: () => (chosen === null ? none : (handle.current?.handOver() ?? null)),
  }
}
