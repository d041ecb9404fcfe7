import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icons.ts'
import styles from './choices.module.css'

interface RadioOption {
  value: string
  label: ReactNode
  help?: string
  icon?: IconName
}

interface RadioCardsProps {
  legend: string
  name: string
  options: readonly RadioOption[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** Horizontal chips (short labels) or stacked cards. */
  layout?: 'cards' | 'chips'
  hiddenLegend?: boolean
  error?: string | null
  help?: ReactNode
}

export function RadioCards(props: RadioCardsProps) {
  const { legend, name, options, value, defaultValue, onChange, layout = 'cards', hiddenLegend, error, help } = props
  const id = useId()
  const wrong = error !== undefined && error !== null && error !== ''
  return (
    <fieldset className={styles.radios} aria-describedby={wrong || help !== undefined ? `${id}-note` : undefined}>
      <legend className={classNames('label', hiddenLegend && 'visually-hidden')}>{legend}</legend>
      <div className={layout === 'cards' ? styles.radioCards : 'chips'}>
        {options.map((option) => (
          <label key={option.value} className={layout === 'cards' ? styles.radioCard : `chip ${styles.radioChip}`}>
            <input
              type="radio"
              name={name}
              value={option.value}
              className="visually-hidden"
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            {option.icon ? <Icon of={option.icon} /> : null}
            <span className="grow">
              <span className={layout === 'cards' ? 'bold' : undefined}>{option.label}</span>
              {option.help === undefined ? null : <span className={`meta ${styles.radioHelp}`}>{option.help}</span>}
            </span>
            {layout === 'cards' ? <span className="check-mark round" aria-hidden="true" /> : null}
          </label>
        ))}
      </div>
      {wrong || help !== undefined ? (
        <p id={`${id}-note`} className={wrong ? 'field-error' : 'field-help'} role={wrong ? 'alert' : undefined}>
          {wrong ? error : help}
        </p>
      ) : null}
    </fieldset>
  )
}
