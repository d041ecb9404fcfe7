import { type ComponentProps, useState } from 'react'
import { uiText } from '../../text/ui.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import styles from './choices.module.css'
import { useFieldWiring } from './field.tsx'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'>

/** On submit the type is « password » again, for password managers. */
export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <span className={styles.inputWrap}>
      <input
        {...useFieldWiring()}
        {...rest}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className={classNames('input with-end', className)}
      />
      <button
        type="button"
        className={`icon-button ${styles.inputEnd}`}
        aria-pressed={shown}
        aria-label={shown ? uiText.hidePassword : uiText.showPassword}
        onClick={() => setShown((was) => !was)}
      >
        <Icon of={shown ? 'eye-off' : 'eye'} />
      </button>
    </span>
  )
}

const scoreClasses = [undefined, styles.weak, styles.fair, undefined, undefined]

interface StrengthMeterProps {
  /** 0 (too short to be measured) to 4 (strong). */
  score: 0 | 1 | 2 | 3 | 4
  label: string
}

export function StrengthMeter({ score, label }: StrengthMeterProps) {
  return (
    <div className={classNames(styles.strength, scoreClasses[score])}>
      <div className="strength-meter" aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} className={bar <= score ? 'selected' : undefined} />
        ))}
      </div>
      <p className="field-help" aria-live="polite">
        {label}
      </p>
    </div>
  )
}
