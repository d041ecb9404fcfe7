import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useController } from 'react-hook-form'
import { contentText } from '../text/content.ts'
import type { ContentValues } from './content-values.ts'
import { Line } from './fields.tsx'

const choices = ['draft', 'published', 'scheduled'] as const

export function Publication() {
  const { field } = useController<ContentValues, 'status'>({ name: 'status' })
  return (
    <fieldset className="panel">
      <legend>{contentText.publication}</legend>
      <RadioGroup {...field} aria-label={contentText.publication}>
        {choices.map((status) => (
          <FormControlLabel key={status} value={status} control={<Radio />} label={contentText.statuses[status]} />
        ))}
      </RadioGroup>
      <p className="hint">{contentText.publicationHints[field.value]}</p>
      {field.value === 'scheduled' ? (
        <Line<ContentValues> name="scheduledAt" label={contentText.scheduledAt} type="datetime-local" />
      ) : null}
    </fieldset>
  )
}
