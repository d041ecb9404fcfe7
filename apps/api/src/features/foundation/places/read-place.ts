import { placeSearchName } from '@consoeurs/contract'

/** A typed address line: a name, what narrows it down, or both; folded by `placeSearchName`. */
export interface TypedPlace {
  name: string
  /** Postal code or prefix, department, or a number that may be an arrondissement; without spaces. */
  code: string
  /** Arrondissement, or the number after « cedex »; empty without either. */
  district: string
  /** From the letters before a postal code (« L-1009 ») or the end (« Genève (Suisse) »). */
  country?: string | undefined
  /** Everything but the country: some towns have numbers in their names (« Mattenbach (Kreis 7) »). */
  line: string
}

export type PlaceAttempt = Pick<TypedPlace, 'name' | 'code' | 'country'>

/**
 * Countries at the end of an address. Part of the name in « Roissy-en-France », « Fort-de-France » and «
 * Bouy-Luxembourg »; Monaco is also a town.
 */
const lastWords =
  /(?<!\b(?:en|de|bouy) )(?<=. )(?:(france|belgique|suisse|luxembourg)|(?:quebec(?: canada)?|canada))$|(?<=[a-z] )(monaco)$/
const prefix = /\b(fr?|be?|ch|lu?|mc) (?=\d{4})/
const countries: Record<string, string> = {
  ...{ f: 'France', fr: 'France', b: 'Belgique', be: 'Belgique', ch: 'Suisse' },
  ...{ l: 'Luxembourg', lu: 'Luxembourg', mc: 'Monaco' },
  ...{ france: 'France', belgique: 'Belgique', suisse: 'Suisse', luxembourg: 'Luxembourg', monaco: 'Monaco' },
}
/** « 7e », « 1er arrondissement », « cedex 07 ». */
const numbered = /\b0?(\d{1,2})(?:ere?|er|e|eme|ieme)\b(?: arr(?:ondissement|dt)?\b)?|\bcedex(?: 0?(\d{1,2})\b)?/g
/** Post boxes: « BP 12 », « CS n° 40001 ». */
const boxes = /\b(?:bp|cs|tsa) ?(?:n ?)?\d+\b/g
/** Numbers, Canadian codes (whole or first half), departments of Corsica. */
const codes = /\b(?:\d{1,5}|[a-z]\d[a-z](?: \d[a-z]\d)?|2[ab])\b/g

const oneLine = (words: string) => words.replace(/ {2,}/g, ' ').trim()

function countryOf(folded: string): string | undefined {
  const letters = prefix.exec(folded)?.[1]
  if (letters !== undefined) return countries[letters]
  const [last, named, monaco] = lastWords.exec(folded) ?? []
  return last === undefined ? undefined : (countries[named ?? monaco ?? ''] ?? 'Québec (Canada)')
}

/** « 69100 Villeurbanne », « Villeurbanne (69) », « PARIS CEDEX 07 », « L-1009 Luxembourg », « Montréal H2X 1Y4 ». */
export function readPlace(typed: string): TypedPlace {
  const folded = placeSearchName(typed)
  const line = oneLine(folded.replace(prefix, '').replace(lastWords, ''))
  const numbers = [...line.matchAll(numbered)].map(([, ordinal, office]) => ordinal ?? office ?? '')
  const words = line.replaceAll(numbered, ' ').replaceAll(boxes, ' ')
  const found = words.match(codes) ?? []
  const code = found.find((one) => one.length === 5) ?? found[0] ?? ''
  const name = oneLine(words.replaceAll(codes, ' '))
  const country = countryOf(folded)
  return {
    name,
    code: /^[a-z]/.test(code) ? code.slice(0, 3) : code,
    district: numbers.find(Boolean) ?? '',
    line,
    ...(country === undefined ? {} : { country }),
  }
}

const districtName = (name: string, number: string) => `${name} ${number === '1' ? '1er' : `${number}e`} arrondissement`

/**
 * Most precise first. A code may be a post office's, so its department is enough; a bare number is a department before
 * it is an arrondissement (« Marseille (13) »).
 */
function namedAttempts({ name, code, district }: TypedPlace): Array<{ name: string; code: string }> {
  if (name === '') return []
  const numbers = district === '' ? [] : [{ name: districtName(name, district), code: '' }]
  const bare = /^\d{1,2}$/.test(code) ? [{ name: districtName(name, String(Number(code))), code: '' }] : []
  const wide = code.length === 5 ? [{ name, code: code.slice(0, 2) }] : []
  return [...numbers, { name, code }, ...bare, ...wide]
}

/** A post box code in Luxembourg, which is also a town. */
const capitals = ({ country }: TypedPlace) =>
  country === undefined ? [] : [{ name: placeSearchName(country), code: '' }]

/** Search attempts in order: a name may be misspelt, a code another town's. */
export function attemptsOf(place: TypedPlace): PlaceAttempt[] {
  const { name, code, country } = place
  const words = name.split(' ')
  const shorter = [1, 2, 3].filter((left) => left < words.length).map((left) => words.slice(0, -left).join(' '))
  const wider = name === '' ? [] : [name, ...shorter].map((part) => ({ name: part, code: '' }))
  const attempts = [...namedAttempts(place), ...wider, { name: '', code }, ...capitals(place)]
  return attempts.filter((one) => one.name !== '' || one.code.length > 1).map((one) => ({ ...one, country }))
}

/**
 * Attempts for one town named in full, until one is called exactly so. Text after a comma or in brackets may be a
 * region (« Villeurbanne, Rhône »), but not another country.
 */
export function exactAttempts(written: string): PlaceAttempt[] {
  const place = readPlace(written)
  const { name, code, country, line } = place
  const head = country === undefined ? readPlace(written.replace(/[,(].*/, '')).name : name
  const heads = head === name || head === '' ? [] : namedAttempts({ ...place, name: head })
  const codeOnly = name === '' && /^\d{5}$/.test(code) ? [{ name, code }] : []
  const capital = name === '' ? capitals(place) : []
  const attempts = [...namedAttempts(place), ...heads, { name: line, code: '' }, ...codeOnly, ...capital]
  return attempts.filter((one) => one.name !== '' || one.code !== '').map((one) => ({ ...one, country }))
}
