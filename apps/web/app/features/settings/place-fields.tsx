import type { OwnProfile, PlaceSuggestion } from '@consoeurs/contract'
import { useEffect, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { errorOf } from '../../api/typed-value.ts'
import { profileText } from '../../text/profile-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Unscripted } from '../../ui/unscripted.tsx'
import { elsewhereValue, placeValue } from './place-value.ts'
import { settingsApi } from './settings.api.ts'

const shortestQuery = 2
const typingPause = 200

interface PlaceFieldsProps {
  profile: OwnProfile
  answer: FormAnswer | undefined
  /** What was searched by a plain form, and what was found. */
  searched: { q: string; places: PlaceSuggestion[] | null }
}

/** A search, then one choice in a list: the same with a pointer, a keyboard, a reader, or no script at all. */
export function PlaceFields({ profile, answer, searched }: PlaceFieldsProps) {
  const [q, setQ] = useState(searched.q)
  const places = usePlaces(q, searched)
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  return (
    <>
      {profile.place === null ? null : (
        <p className="tag place-now">{profileText.placeNow(placeName(profile.place))}</p>
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
            // « Entrée » ends the search; the form waits for a choice.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </Field>
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

/** What is found for the words she stopped on; an older answer never replaces a newer one. */
function usePlaces(q: string, searched: PlaceFieldsProps['searched']): PlaceSuggestion[] | null {
  const [places, setPlaces] = useState(searched.places)
  useEffect(() => {
    const words = q.trim()
    if (words === searched.q) return
    if (words.length < shortestQuery) {
      setPlaces(null)
      return
    }
    let current = true
    const timer = setTimeout(() => {
      settingsApi(api)
        .places(words)
        .then(
          (found) => {
            if (current) setPlaces(found)
          },
          () => {
            // Without a network the list stays as it was; « Ailleurs » is always there.
          },
        )
    }, typingPause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [q, searched.q])
  return places
}
