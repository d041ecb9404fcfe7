import type { PlaceSuggestion } from '@consoeurs/contract'
import { useEffect, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { settingsApi } from './settings.api.ts'

const typingPause = 200

interface PlaceResults {
  q: string
  places: PlaceSuggestion[] | null
}
const nothing: PlaceResults = { q: '', places: null }

/** « Saint-Denis (97400) », « Genève (Suisse) », « Paris »: formats that the API accepts. */
export function townLabel({ kind, city, zip, country }: PlaceSuggestion): string {
  if (kind === 'commune') return zip === null ? city : `${city} (${zip})`
  return `${city} (${country.replace(/ \(.*/, '')})`
}

/** Debounced; an older response never replaces a newer one. */
export function usePlaces(q: string, searched: PlaceResults = nothing): PlaceSuggestion[] | null {
  const [places, setPlaces] = useState(searched.places)
  useEffect(() => {
    const words = q.trim()
    if (words === searched.q) return
    if (words === '') {
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
            // Offline the list stays; « Ailleurs » is always available.
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
