import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

interface CheckChipsProps {
  legend: string
  name: string
  options: { value: string; label: string }[]
  defaultValues: readonly string[]
  hiddenLegend?: boolean
  error?: string | undefined
  help?: ReactNode
}

/** Several choices among some, as native boxes that look like chips: they work in a form without a script. */
export function CheckChips({ legend, name, options, defaultValues, hiddenLegend, error, help }: CheckChipsProps) {
  const noteId = useId()
  const note = error ?? help
  return (
    <fieldset className="radios" aria-describedby={note === undefined ? undefined : noteId}>
      <legend className={classNames('label', hiddenLegend && 'sr')}>{legend}</legend>
      <div className="chips">
        {options.map(({ value, label }) => (
          <label key={value} className="chip radio-chip">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={defaultValues.includes(value)}
              className="sr"
            />
            {label}
          </label>
        ))}
      </div>
      {note === undefined ? null : (
        <p
          id={noteId}
          className={error === undefined ? 'help' : 'err'}
          role={error === undefined ? undefined : 'alert'}
        >
          {note}
        </p>
      )}
    </fieldset>
  )
}
