import type { OwnProfile, PlaceSuggestion } from '@consoeurs/contract'
import { isEnter } from '@consoeurs/contract/text/enter-key'
import { useState } from 'react'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { errorOf } from '../../../api/typed-value.ts'
import styles from '../../../styles/shared/settings.module.css'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Unscripted } from '../../../ui/unscripted.tsx'
import { LocateButton } from './locate-button.tsx'
import { elsewhereValue, placeValue } from './place-value.ts'
import { profileText } from './profile-form.text.ts'
import { usePlaces } from './use-places.ts'

interface PlaceFieldsProps {
  profile: OwnProfile
  answer: FormAnswer | undefined
  /** Search without scripts: query and results. */
  searched: { q: string; places: PlaceSuggestion[] | null }
}

/** A search and a list of choices: works by keyboard, with screen readers and without scripts. */
export function PlaceFields({ profile, answer, searched }: PlaceFieldsProps) {
  const [q, setQ] = useState(searched.q)
  const found = usePlaces(q, searched)
  const [near, setNear] = useState<PlaceSuggestion[] | null>(null)
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  const places = q.trim() === '' ? near : found
  const propose = (communes: PlaceSuggestion[]) => {
    setQ('')
    setNear(communes)
    setChosen(communes[0] && placeValue(communes[0]))
  }
  return (
    <>
      {profile.place === null ? null : (
        <p className={`tag ${styles.placeNow}`}>{profileText.placeNow(placeName(profile.place))}</p>
      )}
      <Field label={profileText.placeSearch} help={profileText.placeSearchHelp}>
        <TextInput
          enterKeyHint="search"
          name="q"
          icon="map-pin"
          autoComplete="off"
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
          onKeyDown={(event) => {
            // « Entrée » searches instead of submitting.
            if (isEnter(event.nativeEvent)) event.preventDefault()
          }}
        />
      </Field>
      <LocateButton onFound={propose} />
      <Unscripted>
        <Button type="submit" look="line" name="intent" value="search">
          {profileText.placeSearchButton}
        </Button>
      </Unscripted>
      <p className="small soft" role="status">
        {places === null ? '' : foundText(places.length)}
      </p>
      <RadioCards
        legend={profileText.placeChoose}
        name="place"
        options={[...(places ?? []).map(optionOf), elsewhere]}
        value={chosen ?? ''}
        onChange={setChosen}
        error={errorOf(answer, 'place') ?? null}
      />
    </>
  )
}

const elsewhere = { value: elsewhereValue, label: profileText.elsewhere, help: profileText.elsewhereHelp }

const optionOf = (place: PlaceSuggestion) => ({
  value: placeValue(place),
  label: place.city,
  help: place.zip ?? place.country,
})

const placeName = ({ city, zip }: { city: string; zip: string | null }) => (zip === null ? city : `${city} (${zip})`)

const foundText = (count: number) => (count === 0 ? profileText.placeNone : profileText.placeFound(count))
