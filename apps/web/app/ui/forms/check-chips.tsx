import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './choices.module.css'

interface CheckChipsProps {
  legend: string
  name: string
  options: { value: string; label: ReactNode }[]
  defaultValues?: readonly string[]
  /** With `onChange`, instead of `defaultValues`. */
  values?: readonly string[]
  onChange?: (values: string[]) => void
  hiddenLegend?: boolean
  error?: string | undefined
  help?: ReactNode
}

/** Native checkboxes styled as chips; works without scripts. */
export function CheckChips({
  legend,
  name,
  options,
  defaultValues,
  values,
  onChange,
  hiddenLegend,
  error,
  help,
}: CheckChipsProps) {
  const noteId = useId()
  const note = error ?? help
  const toggled = (value: string, on: boolean) => {
    const others = (values ?? []).filter((other) => other !== value)
    onChange?.(on ? [...others, value] : others)
  }
  return (
    <fieldset className={styles.radios} aria-describedby={note === undefined ? undefined : noteId}>
      <legend className={classNames('label', hiddenLegend && 'visually-hidden')}>{legend}</legend>
      <div className="chips">
        {options.map(({ value, label }) => (
          <label key={value} className={`chip ${styles.radioChip}`}>
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={defaultValues?.includes(value)}
              checked={values?.includes(value)}
              onChange={onChange && ((event) => toggled(value, event.currentTarget.checked))}
              className="visually-hidden"
            />
            {label}
          </label>
        ))}
      </div>
      {note === undefined ? null : (
        <p
          id={noteId}
          className={error === undefined ? 'field-help' : 'field-error'}
          role={error === undefined ? undefined : 'alert'}
        >
          {note}
        </p>
      )}
    </fieldset>
  )
}
