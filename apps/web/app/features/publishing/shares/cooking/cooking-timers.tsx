import { Icon } from '../../../../ui/icon.tsx'
import styles from './cooking.module.css'
import { cookingText as text } from './cooking.text.ts'
import { remaining, type Timer } from './timers.ts'

interface CookingTimersProps {
  timers: readonly Timer[]
  now: number
  onStop: (id: string) => void
}

/** Above the buttons on every step: a timer runs on while she cooks. */
export function CookingTimers({ timers, now, onStop }: CookingTimersProps) {
  if (timers.length === 0) return null
  return (
    <ul className={styles.timers} aria-label={text.timers}>
      {timers.map(({ id, step, endsAt, rung }) => (
        <li key={id} className={rung ? styles.rung : undefined} data-hook="timer">
          <Icon of="timer" />
          <span className="grow">
            {rung ? (
              <b role="alert">{text.rung}</b>
            ) : (
              <b role="timer" className="tabular-numbers">
                {remaining(endsAt, now)}
              </b>
            )}{' '}
            <span className="small soft">{text.timerOf(step)}</span>
          </span>
          <button type="button" className="bold" onClick={() => onStop(id)}>
            {text.stopTimer}
          </button>
        </li>
      ))}
    </ul>
  )
}
