import { type RefObject, useEffect, useRef } from 'react'
import { talkText } from '../../text/talk.ts'
import { toast } from '../../ui/toast.tsx'
import { LeaveQuestion } from '../files/public.ts'
import { AttachmentStrip } from './attachment-strip.tsx'
import { type Attachments, useAttachments } from './use-attachments.ts'

interface AttachingProps {
  /** Which talk they are for: a page takes up again those of its own. */
  scope: string
  /** How many one message may have. */
  most: number
  /** Those chosen last: another list, another choice. */
  chosen: File[]
  /** What the composer sends. */
  handle: RefObject<Attachments | null>
}

/** Pictures of the next message, on their way and arrived: fetched with the first one. */
export function Attaching({ scope, most, chosen, handle }: AttachingProps) {
  const attachments = useAttachments(scope, most)
  const taken = useRef<File[]>(null)
  useEffect(() => {
    handle.current = attachments
    if (taken.current === chosen) return
    taken.current = chosen
    if (attachments.add(chosen) > 0) toast.warning(talkText.tooManyPhotos(most))
  })
  return (
    <>
      <AttachmentStrip attachments={attachments} />
      <LeaveQuestion sent={attachments.sent} />
    </>
  )
}
