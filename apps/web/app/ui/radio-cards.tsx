import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

interface RadioOption {
  value: string
  label: string
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
  /** Beside each other as chips (short words), or under each other as cards. */
  layout?: 'cards' | 'chips'
  hiddenLegend?: boolean
  error?: string | null
  help?: ReactNode
}

/** One choice among a few, all of them seen at once. */
export function RadioCards(props: RadioCardsProps) {
  const { legend, name, options, value, defaultValue, onChange, layout = 'cards', hiddenLegend, error, help } = props
  const id = useId()
  const wrong = error !== undefined && error !== null && error !== ''
  return (
    <fieldset className="radios" aria-describedby={wrong || help !== undefined ? `${id}-note` : undefined}>
      <legend className={classNames('label', hiddenLegend && 'sr')}>{legend}</legend>
      <div className={layout === 'cards' ? 'radio-cards' : 'chips'}>
        {options.map((option) => (
          <label key={option.value} className={layout === 'cards' ? 'radio-card' : 'chip radio-chip'}>
            <input
              type="radio"
              name={name}
              value={option.value}
              className="sr"
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            {option.icon ? <Icon of={option.icon} /> : null}
            <span className="grow">
              <span className={layout === 'cards' ? 'b' : undefined}>{option.label}</span>
              {option.help === undefined ? null : <span className="meta radio-help">{option.help}</span>}
            </span>
            {layout === 'cards' ? <span className="box round" aria-hidden="true" /> : null}
          </label>
        ))}
      </div>
      {wrong || help !== undefined ? (
        <p id={`${id}-note`} className={wrong ? 'err' : 'help'} role={wrong ? 'alert' : undefined}>
          {wrong ? error : help}
        </p>
      ) : null}
    </fieldset>
  )
}
