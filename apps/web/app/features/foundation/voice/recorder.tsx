import { limits } from '@consoeurs/contract/limits'
import { useEffect, useRef, useState } from 'react'
import type { UnsentRecording } from '../../../outbox/unsent.ts'
import { voiceClock } from '../../../text/talk.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { IconName } from '../../../ui/icons.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { barsOf } from './recording.ts'
import { type RecorderPhase, useRecorder } from './use-recorder.ts'
import styles from './voice.module.css'
import { voiceText } from './voice.text.ts'
import { pauseVoice, toggleVoice, usePlaying } from './voice-player.ts'
import { Waveform } from './waveform.tsx'

/** Bars of the live waveform: the last seconds. */
const SHOWN = 40
const SHORTEST = 0.5

/** The loudness of now would be too small beside a cough; relative to what is shown. */
const liveBars = (levels: readonly number[]) => {
  const shown = levels.slice(-SHOWN)
  const peak = Math.max(0.1, ...shown)
  return shown.map((level) => Math.sqrt(level / peak) * limits.sound.barHeight)
}

function statusOf(phase: RecorderPhase, { seconds, longest }: { seconds: number; longest: number }): string {
  if (phase === 'asking') return voiceText.asking
  if (phase === 'full') return voiceText.longest(longest)
  return phase === 'paused' ? voiceText.recorded(seconds) : ''
}

/** Plays what is recorded so far. */
function Listen({ soFar }: { soFar: () => Promise<Blob> }) {
  const made = useRef<string | null>(null)
  const playing = usePlaying()
  useEffect(
    () => () => {
      if (made.current === null) return
      pauseVoice(made.current)
      URL.revokeObjectURL(made.current)
    },
    [],
  )
  const isPlaying = made.current !== null && playing.url === made.current && !playing.paused
  const listen = async () => {
    made.current ??= URL.createObjectURL(await soFar())
    toggleVoice(made.current)
  }
  return (
    <IconButton
      icon={isPlaying ? 'pause' : 'play'}
      label={isPlaying ? voiceText.pause : voiceText.listen}
      onClick={() => void listen()}
    />
  )
}

interface RecorderProps {
  /** Seconds. */
  longest?: number
  /** The button that hands the recording over. */
  done?: { label: string; icon: IconName }
  busy?: boolean
  onSend: (recording: UnsentRecording) => void
  onClose: () => void
}

/** In place of the composer, from the first tap on. */
export function Recorder({
  longest = limits.sound.seconds,
  done = { label: voiceText.send, icon: 'arrow-up' },
  busy = false,
  onSend,
  onClose,
}: RecorderProps) {
  const { phase, problem, levels, seconds, pause, resume, soFar, finish } = useRecorder(longest)
  const [transcript, setTranscript] = useState('')
  const bar = useRef<HTMLFieldSetElement>(null)
  useEffect(() => bar.current?.focus(), [])
  const isHeld = phase === 'paused' || phase === 'full'

  const send = async () => {
    if (seconds < SHORTEST) return toast.warning(voiceText.tooShort)
    try {
      const blob = await finish()
      const file = new File([blob], 'message-vocal', { type: blob.type })
      onSend({ file, uploadUrl: null, fileId: null, seconds, waveform: barsOf(levels), transcript: transcript.trim() })
    } catch {
      toast.error(voiceText.failed)
    }
  }
  if (phase === 'refused')
    return (
      <div className={styles.refused} role="alert">
        <p className="small grow">{problem}</p>
        <IconButton icon="x" label={voiceText.close} onClick={onClose} />
      </div>
    )
  return (
    <fieldset ref={bar} tabIndex={-1} className={styles.recorder} data-hook="recorder">
      <legend className="visually-hidden">{voiceText.bar}</legend>
      {isHeld ? (
        <Field label={voiceText.transcript}>
          <TextArea
            rows={1}
            limit={limits.sound.transcript}
            maxLength={limits.sound.transcript}
            value={transcript}
            onChange={(event) => setTranscript(event.currentTarget.value)}
          />
        </Field>
      ) : null}
      <p className={phase === 'full' ? 'small soft' : 'visually-hidden'} role="status">
        {statusOf(phase, { seconds, longest })}
      </p>
      <div className={styles.recorderRow}>
        <IconButton icon="trash-2" label={voiceText.erase} onClick={onClose} />
        <span className={styles.level} data-state={phase}>
          <i className={styles.dot} />
          <b className={styles.clock} data-hook="recorder-time">
            {voiceClock(Math.floor(seconds))}
          </b>
          <Waveform bars={isHeld ? barsOf(levels) : liveBars(levels)} />
          {phase === 'recording' ? <IconButton icon="pause" label={voiceText.hold} onClick={pause} /> : null}
          {isHeld ? <Listen key={seconds} soFar={soFar} /> : null}
          {phase === 'paused' ? <IconButton icon="mic" label={voiceText.resume} onClick={resume} /> : null}
        </span>
        <IconButton {...done} look="brand" disabled={phase === 'asking' || busy} onClick={() => void send()} />
      </div>
    </fieldset>
  )
}
