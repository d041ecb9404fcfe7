import { type ComponentProps, useState } from 'react'
import { uiText } from '../text/ui.ts'
import { classNames } from './class-names.ts'
import { useFieldWiring } from './field.tsx'
import { Icon } from './icon.tsx'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'>

/** Can be read while it is typed; a form sent this way still says « password » to the browser's keeper. */
export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <span className="input-wrap">
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
        className="ib input-end"
        aria-pressed={shown}
        aria-label={shown ? uiText.hidePassword : uiText.showPassword}
        onClick={() => setShown((was) => !was)}
      >
        <Icon of={shown ? 'eye-off' : 'eye'} />
      </button>
    </span>
  )
}

interface StrengthMeterProps {
  /** 0 (too short to be measured) to 4 (strong). */
  score: 0 | 1 | 2 | 3 | 4
  /** The sentence that goes with the score. */
  label: string
}

/** Under a PasswordInput: four bars and a sentence, announced when it changes. */
export function StrengthMeter({ score, label }: StrengthMeterProps) {
  return (
    <div className={classNames('strength', `is-${score}`)}>
      <div className="meter" aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} className={bar <= score ? 'on' : undefined} />
        ))}
      </div>
      <p className="help" aria-live="polite">
        {label}
      </p>
    </div>
  )
}
