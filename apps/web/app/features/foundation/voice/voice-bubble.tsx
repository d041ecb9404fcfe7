import { type ReactNode, useEffect } from 'react'
import { voiceClock } from '../../../text/talk.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './voice.module.css'
import { voiceText } from './voice.text.ts'
import { changeSpeed, seekVoice, stopUnlessShown, toggleVoice, usePlaying } from './voice-player.ts'
import { Waveform } from './waveform.tsx'

export interface Voice {
  url: string
  seconds: number
  waveform: readonly number[]
  transcript: string
}

const rateText = (rate: number) => `${rate.toLocaleString('fr-FR')}×`

interface VoiceBubbleProps {
  voice: Voice
  mine: boolean
  /** What it is, with its article. */
  what?: string
  children?: ReactNode
}

export function VoiceBubble({ voice, mine, what = voiceText.message, children }: VoiceBubbleProps) {
  const { url, seconds, waveform, transcript } = voice
  const playing = usePlaying()
  const isCurrent = playing.url === url
  const isPlaying = isCurrent && !playing.paused
  const now = isCurrent ? Math.min(playing.time, seconds) : 0
  useEffect(() => stopUnlessShown, [])
  return (
    <div className={classNames(styles.voice, mine && styles.mine)} data-hook="voice" data-voice={url}>
      <button
        type="button"
        className={styles.play}
        aria-label={isPlaying ? voiceText.pause : voiceText.play(seconds, what)}
        onClick={() => toggleVoice(url)}
      >
        <Icon of={isPlaying ? 'pause' : 'play'} />
      </button>
      <span className={styles.track}>
        <Waveform bars={waveform} played={now / seconds} />
        <input
          type="range"
          className={styles.position}
          min={0}
          max={seconds}
          step={0.1}
          value={now}
          aria-label={voiceText.position(what)}
          aria-valuetext={voiceText.at(now, seconds)}
          onChange={(event) => seekVoice(url, Number(event.currentTarget.value))}
        />
      </span>
      <span className={styles.time} data-hook="voice-time">
        {voiceClock(isCurrent && now > 0 ? now : seconds)}
      </span>
      {isCurrent ? (
        <button
          type="button"
          className={styles.speed}
          aria-label={voiceText.speed(rateText(playing.rate))}
          onClick={changeSpeed}
        >
          {rateText(playing.rate)}
        </button>
      ) : null}
      {transcript === '' ? null : (
        <details className={styles.transcript}>
          <summary>{voiceText.read}</summary>
          <p className="written">{transcript}</p>
        </details>
      )}
      {children}
    </div>
  )
}
