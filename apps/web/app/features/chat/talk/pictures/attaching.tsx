import { type RefObject, useEffect, useRef } from 'react'
import { talkText } from '../../../../text/talk.ts'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { AttachmentStrip, type Attachments, LeaveQuestion, useAttachments } from '../../../foundation/files/public.ts'

interface AttachingProps {
  /** The chat of the pictures: a page resumes only the uploads of its own scope. */
  scope: string
  /** Most pictures per message. */
  most: number
  /** The files chosen last; a new array is a new choice. */
  chosen: File[]
  handle: RefObject<Attachments | null>
}

/** Loaded with the first picture. */
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
