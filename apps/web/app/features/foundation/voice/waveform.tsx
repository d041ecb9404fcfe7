import { limits } from '@consoeurs/contract/limits'
import styles from './voice.module.css'

const QUIETEST = 0.1

interface WaveformProps {
  bars: readonly number[]
  /** Share that has been played, from 0 to 1. */
  played?: number
}

export function Waveform({ bars, played = 0 }: WaveformProps) {
  return (
    <span className={styles.wave} aria-hidden="true">
      {bars.map((bar, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its position
          key={index}
          data-state={index < played * bars.length ? 'played' : undefined}
          style={{ height: `${Math.round(100 * Math.max(QUIETEST, bar / limits.sound.barHeight))}%` }}
        />
      ))}
    </span>
  )
}
