import { formatExact } from '../../../text/counts.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './stepper.module.css'

interface StepperProps {
  label: string
  value: number
  step?: number
  most: number
  onChange: (value: number) => void
}

/** One more or one less, never below one. */
export function Stepper({ label, value, step = 1, most, onChange }: StepperProps) {
  return (
    <fieldset className={styles.stepper}>
      <legend className="visually-hidden">{label}</legend>
      <button
        type="button"
        aria-label={stepperText.fewer}
        disabled={value - step < 1}
        onClick={() => onChange(value - step)}
      >
        <Icon of="minus" size="s" />
      </button>
      <span role="status">
        <b className="tabular-numbers">{formatExact(value)}</b>{' '}
        <span className="soft">{stepperText.servings(value)}</span>
      </span>
      <button
        type="button"
        aria-label={stepperText.more}
        disabled={value + step > most}
        onClick={() => onChange(value + step)}
      >
        <Icon of="plus" size="s" />
      </button>
    </fieldset>
  )
}

const stepperText = {
  fewer: 'Moins',
  more: 'Plus',
  servings: (count: number) => (count < 2 ? 'part' : 'parts'),
}
