import Button from '@mui/material/Button'
import { type FieldValues, type Path, type PathValue, useFormContext } from 'react-hook-form'
import { Line } from '../forms/fields.tsx'
import { localMoment } from '../lists/dates.ts'
import { moderationText } from '../text/moderation.ts'

const DAY = 86_400_000
const usual = [3, 7, 30]

export const instantOf = (local: string): string | undefined =>
  local === '' ? undefined : new Date(local).toISOString()

interface ChoicesProps<Values extends FieldValues> {
  name: Path<Values>
  legend: string
  choices: Record<string, string>
  /** Letters that choose, by choice. */
  keys?: Record<string, string>
}

/** Radio buttons with an error message. */
export function Choices<Values extends FieldValues>({ name, legend, choices, keys = {} }: ChoicesProps<Values>) {
  const { register, getFieldState, formState } = useFormContext<Values>()
  const { error } = getFieldState(name, formState)
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {Object.entries(choices).map(([value, label]) => (
        <label key={value}>
          <input
            className="tick"
            type="radio"
            value={value}
            {...register(name)}
            {...(keys[value] && { 'aria-keyshortcuts': keys[value] })}
          />
          {label}
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus; the input names the key */}
          {keys[value] ? <kbd aria-hidden="true">{keys[value].toUpperCase()}</kbd> : null}
        </label>
      ))}
      {error === undefined ? null : (
        <p className="wrong" role="alert">
          {error.message}
        </p>
      )}
    </fieldset>
  )
}

/** End of a suspension, typed or from presets. */
export function UntilField<Values extends FieldValues>({ name }: { name: Path<Values> }) {
  const { setValue } = useFormContext<Values>()
  const choose = (days: number) =>
    setValue(name, localMoment(new Date(Date.now() + days * DAY).toISOString()) as PathValue<Values, Path<Values>>)
  return (
    <div className="stack">
      <Line<Values> name={name} label={moderationText.untilLabel} type="datetime-local" />
      <div className="row">
        {usual.map((days) => (
          <Button key={days} size="small" variant="outlined" onClick={() => choose(days)}>
            {moderationText.untilDays(days)}
          </Button>
        ))}
      </div>
    </div>
  )
}
