import type { SoundView } from '@consoeurs/contract'
import { type ReactNode, useEffect, useState } from 'react'
import type { UnsentRecording } from '../../../outbox/unsent.ts'
import partsStyles from '../../../styles/shared/thread-parts.module.css'
import { talkText } from '../../../text/talk.ts'
import { Button } from '../../../ui/button.tsx'
import { VoiceBubble } from '../../foundation/voice/public.ts'

interface VoiceMessageProps {
  sound: SoundView
  mine: boolean
  /** Why it is covered; null if it is not. */
  covered: string | null
  onUncover: () => void
  children?: ReactNode
}

export function VoiceMessage({ sound, mine, covered, onUncover, children }: VoiceMessageProps) {
  if (covered === null)
    return (
      <VoiceBubble voice={sound} mine={mine}>
        {children}
      </VoiceBubble>
    )
  // Nothing is fetched before the viewer uncovers it.
  return (
    <div className={`${partsStyles.pictures} ${partsStyles.covered}`} data-hook="message-voice">
      <p className="small soft">{covered}</p>
      <Button look="quiet" size="sm" onClick={onUncover}>
        {talkText.uncover}
      </Button>
      {children}
    </div>
  )
}

/** In the outbox: played from this device. */
export function VoiceGoing({ recording, mine = true }: { recording: UnsentRecording; mine?: boolean }) {
  const { file, seconds, waveform, transcript } = recording
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url === null ? null : <VoiceBubble voice={{ url, seconds, waveform, transcript }} mine={mine} />
}
