import { useEffect, useState } from 'react'
import { talkText } from '../../../text/talk.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

interface SendButtonProps {
  edits: boolean
  /** Null where there is something to send, or nothing may be recorded. */
  onRecord: (() => void) | null
}

/** Sends what is written; records while nothing is. Without scripts it only sends. */
export function SendButton({ edits, onRecord }: SendButtonProps) {
  const [canRecord, setCanRecord] = useState(false)
  useEffect(() => setCanRecord('MediaRecorder' in window && navigator.mediaDevices !== undefined), [])
  if (canRecord && onRecord !== null)
    return <IconButton key="record" icon="mic" look="tint" label={talkText.recordVoice} onClick={onRecord} />
  return (
    <IconButton
      key="send"
      type="submit"
      icon={edits ? 'check' : 'arrow-up'}
      look="brand"
      label={edits ? talkText.save : talkText.send}
      // Keeps the focus in the field, so that a phone's keyboard stays open.
      onPointerDown={(event) => event.preventDefault()}
    />
  )
}
