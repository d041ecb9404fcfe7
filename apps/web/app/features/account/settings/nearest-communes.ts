import { kilometresBetween, type PlaceSuggestion } from '@consoeurs/contract'

interface Position {
  latitude: number
  longitude: number
}

/** Kilometres. Beyond, she is not in France. */
const FARTHEST = 30
const PROPOSED = 3

/** `lines`: code, name, postal code, latitude and longitude of each commune. */
export function nearestCommunes(lines: string, here: Position): PlaceSuggestion[] {
  const all = lines.split('\n').map((line) => {
    const [code = '', city = '', zip = '', latitude, longitude] = line.split(';')
    const away = kilometresBetween(here, { latitude: Number(latitude), longitude: Number(longitude) })
    return { code, city, zip, away }
  })
  return all
    .filter(({ away }) => away < FARTHEST)
    .sort((one, other) => one.away - other.away)
    .slice(0, PROPOSED)
    .map(({ code, city, zip }) => ({ kind: 'commune', code, city, zip: zip || null, country: 'France' }))
}

const askDevice = () =>
  new Promise<Position | null>((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => resolve(null),
      { timeout: 15_000, maximumAge: 600_000 },
    )
  })

/**
 * Asks the device once. Its position stays in the browser: the server sends the same list to everyone.
 * @returns null if the device gives no position
 */
export async function locateCommunes(): Promise<PlaceSuggestion[] | null> {
  const here = await askDevice()
  if (here === null) return null
  const answer = await fetch('/api/places/communes')
  if (!answer.ok) throw new Error(`communes: ${answer.status}`)
  return nearestCommunes(await answer.text(), here)
}
