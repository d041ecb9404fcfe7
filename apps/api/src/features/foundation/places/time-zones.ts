import type { StoredPlace } from './places.queries.ts'

export const defaultTimeZone = 'Europe/Paris'

type Zone = [timeZone: string, name: string]

const PARIS: Zone = [defaultTimeZone, 'heure de Paris']

/** French territories outside Europe by INSEE prefix, with the zones of tzdata (zone1970.tab, « FR » to « YT »). */
const territories: Record<string, Zone> = {
  971: ['America/Guadeloupe', 'heure de la Guadeloupe'],
  972: ['America/Martinique', 'heure de la Martinique'],
  973: ['America/Cayenne', 'heure de la Guyane'],
  974: ['Indian/Reunion', 'heure de La Réunion'],
  975: ['America/Miquelon', 'heure de Saint-Pierre-et-Miquelon'],
  976: ['Indian/Mayotte', 'heure de Mayotte'],
  977: ['America/St_Barthelemy', 'heure de Saint-Barthélemy'],
  978: ['America/Marigot', 'heure de Saint-Martin'],
  986: ['Pacific/Wallis', 'heure de Wallis-et-Futuna'],
  987: ['Pacific/Tahiti', 'heure de Tahiti'],
  988: ['Pacific/Noumea', 'heure de la Nouvelle-Calédonie'],
}

/** Fatu-Hiva, Hiva-Oa, Nuku-Hiva, Tahuata, Ua-Huka, Ua-Pou: half an hour ahead of Tahiti. */
const marquesas = new Set(['98718', '98723', '98731', '98746', '98756', '98757'])
const gambier = new Set(['98719'])
const MARQUESAS: Zone = ['Pacific/Marquesas', 'heure des Marquises']
const GAMBIER: Zone = ['Pacific/Gambier', 'heure des Gambier']

const countries: Record<string, Zone> = {
  Belgique: ['Europe/Brussels', 'heure de Bruxelles'],
  Suisse: ['Europe/Zurich', 'heure de Zurich'],
  Luxembourg: ['Europe/Luxembourg', 'heure de Luxembourg'],
  Monaco: ['Europe/Monaco', 'heure de Monaco'],
  'Québec (Canada)': ['America/Toronto', 'heure de Montréal'],
}
const MAGDALEN: Zone = ['America/Halifax', 'heure des Îles-de-la-Madeleine']
const NORTH_SHORE: Zone = ['America/Blanc-Sablon', 'heure de la Basse-Côte-Nord']

/** Québec keeps Atlantic time east of the 63rd meridian, without summer time on the coast (Legal Time Act, T-5.1). */
function zoneOfQuebec({ latitude, longitude }: StoredPlace): Zone | undefined {
  if (longitude === null || latitude === null || longitude <= -63) return undefined
  return latitude < 48.5 ? MAGDALEN : NORTH_SHORE
}

function zoneAt(place: StoredPlace): Zone {
  const { codeInsee, country } = place
  if (codeInsee !== null) {
    if (marquesas.has(codeInsee)) return MARQUESAS
    if (gambier.has(codeInsee)) return GAMBIER
    return territories[codeInsee.slice(0, 3)] ?? PARIS
  }
  const zone = countries[country ?? ''] ?? PARIS
  return zone === countries['Québec (Canada)'] ? (zoneOfQuebec(place) ?? zone) : zone
}

/** Paris for an unknown place. */
export const timeZoneOf = (place: StoredPlace): string => zoneAt(place)[0]

const names = new Map(
  [PARIS, ...Object.values(territories), MARQUESAS, GAMBIER, ...Object.values(countries), MAGDALEN, NORTH_SHORE].map(
    ([timeZone, name]): Zone => [timeZone, name],
  ),
)

/** « heure de La Réunion ». */
export const timeZoneName = (timeZone: string): string => names.get(timeZone) ?? timeZone
