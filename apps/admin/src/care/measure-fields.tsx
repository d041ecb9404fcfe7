import Button from '@mui/material/Button'
import { type FieldValues, type Path, type PathValue, useFormContext } from 'react-hook-form'
import { Line } from '../forms/fields.tsx'
import { localMoment } from '../lists/dates.ts'
import { careText } from '../text/care.ts'

const DAY = 86_400_000
const usual = [3, 7, 30]

/** A field `datetime-local` as an instant, or nothing. */
export const instantOf = (local: string): string | undefined =>
  local === '' ? undefined : new Date(local).toISOString()

interface ChoicesProps<Values extends FieldValues> {
  name: Path<Values>
  legend: string
  choices: Record<string, string>
}

/** One of a few, all in sight; what is wrong with it below. */
export function Choices<Values extends FieldValues>({ name, legend, choices }: ChoicesProps<Values>) {
  const { register, getFieldState, formState } = useFormContext<Values>()
  const { error } = getFieldState(name, formState)
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {Object.entries(choices).map(([value, label]) => (
        <label key={value}>
          <input className="tick" type="radio" value={value} {...register(name)} />
          {label}
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

/** Until when a suspension lasts: a moment, or one of the usual lengths. */
export function UntilField<Values extends FieldValues>({ name }: { name: Path<Values> }) {
  const { setValue } = useFormContext<Values>()
  const choose = (days: number) =>
    setValue(name, localMoment(new Date(Date.now() + days * DAY).toISOString()) as PathValue<Values, Path<Values>>)
  return (
    <div className="stack">
      <Line<Values> name={name} label={careText.untilLabel} type="datetime-local" />
      <div className="row">
        {usual.map((days) => (
          <Button key={days} size="small" variant="outlined" onClick={() => choose(days)}>
            {careText.untilDays(days)}
          </Button>
        ))}
      </div>
    </div>
  )
}
