import { type SeasonRegion, seasonRegions } from '@consoeurs/contract'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useController } from 'react-hook-form'
import { Line } from '../../forms/fields.tsx'
import { ingredientsText as text } from '../../text/ingredients.ts'
import type { IngredientValues } from './ingredient-values.ts'

interface ChoiceFieldProps {
  name: 'gender' | 'family' | 'aisle' | 'allergens'
  label: string
  choices: Record<string, string>
  multiple?: boolean
}

export function ChoiceField({ name, label, choices, multiple = false }: ChoiceFieldProps) {
  const { field, fieldState } = useController<IngredientValues, typeof name>({ name })
  return (
    <TextField
      {...field}
      select
      label={label}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message}
      slotProps={{ select: { multiple } }}
    >
      {Object.entries(choices).map(([value, choice]) => (
        <MenuItem key={value} value={value}>
          {choice}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface SpanFieldProps {
  name: 'soakingHours' | 'germinationDays'
  labels: { from: string; to: string }
}

/** Two numbers side by side. */
export function SpanField({ name, labels }: SpanFieldProps) {
  return (
    <div className="ingredient-span">
      <Line<IngredientValues> name={`${name}.from`} label={labels.from} />
      <Line<IngredientValues> name={`${name}.to`} label={labels.to} />
    </div>
  )
}

function Region({ region }: { region: SeasonRegion }) {
  const { field } = useController<IngredientValues, 'seasons'>({ name: 'seasons' })
  const months = field.value[region] ?? []
  const choose = (chosen: number[]) => {
    const { [region]: _former, ...others } = field.value
    field.onChange(chosen.length === 0 ? others : { ...others, [region]: chosen.toSorted((a, b) => a - b) })
  }
  return (
    <div className="ingredient-season">
      <span id={`season-${region}`}>{seasonRegions[region]}</span>
      <ToggleButtonGroup
        size="small"
        value={months}
        aria-labelledby={`season-${region}`}
        onChange={(_event, chosen: number[]) => choose(chosen)}
      >
        {text.monthNames.map((month, at) => (
          <ToggleButton key={month} value={at + 1} aria-label={month}>
            {text.months[at]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  )
}

export function SeasonsField() {
  return (
    <fieldset className="panel ingredient-seasons">
      <legend>{text.seasons}</legend>
      {(Object.keys(seasonRegions) as SeasonRegion[]).map((region) => (
        <Region key={region} region={region} />
      ))}
      <p className="soft">{text.seasonsHint}</p>
    </fieldset>
  )
}
