import { limits } from '@consoeurs/contract'
import { useId } from 'react'
import { Field } from '../../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../../ui/forms/text-input.tsx'
import { townLabel, usePlaces } from '../../../../account/settings/public.ts'
import { composerText } from '../composer.text.ts'

interface TownFieldProps {
  town: string
  error: string | undefined
  onChange: (town: string) => void
}

/** The outing's time is in the time zone of this town. */
export function TownField({ town, error, onChange }: TownFieldProps) {
  const list = useId()
  const places = usePlaces(town)
  return (
    <Field label={composerText.outingTown} hiddenLabel help={composerText.outingTownHelp} error={error}>
      <TextInput
        name="town"
        list={list}
        className="bare"
        placeholder={composerText.outingTown}
        autoComplete="off"
        maxLength={limits.outingPlace}
        value={town}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={list}>
        {(places ?? []).map((place) => (
          <option key={place.code} value={townLabel(place)} />
        ))}
      </datalist>
    </Field>
  )
}
