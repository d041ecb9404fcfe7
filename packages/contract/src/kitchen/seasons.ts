import type { SeasonRegion } from '../publishing/ingredients/ingredient-kinds.ts'
import { foldText } from '../text/fold-text.ts'

/** By slug. `months` from 1. */
export const yearSeasons = {
  printemps: { label: 'Printemps', of: 'du printemps', months: [3, 4, 5] },
  ete: { label: 'Été', of: 'de l’été', months: [6, 7, 8] },
  automne: { label: 'Automne', of: 'de l’automne', months: [9, 10, 11] },
  hiver: { label: 'Hiver', of: 'de l’hiver', months: [12, 1, 2] },
} as const
export type YearSeason = keyof typeof yearSeasons
export const yearSeasonSlugs = Object.keys(yearSeasons) as YearSeason[]

/** @param month 1 to 12 */
export function yearSeasonOf(month: number): YearSeason {
  const found = yearSeasonSlugs.find((slug) => yearSeasons[slug].months.some((one) => one === month))
  if (found === undefined) throw new RangeError(`no month has the number ${month}`)
  return found
}

/** Other words of a search, folded. */
const otherWords: Record<string, YearSeason> = {
  printanier: 'printemps',
  printaniere: 'printemps',
  estival: 'ete',
  estivale: 'ete',
  automnal: 'automne',
  automnale: 'automne',
  hivernal: 'hiver',
  hivernale: 'hiver',
}

/** « Hiver », « hivernales ». */
export function seasonNamed(text: string): YearSeason | null {
  const word = foldText(text).trim()
  return yearSeasonSlugs.find((slug) => slug === word) ?? otherWords[word.replace(/s$/, '')] ?? null
}

const allYear = foldText('Toute l’année')

/** What an author wrote as the season of her recipe; null where it is none of ours. */
export function writtenSeasons(season: string): YearSeason[] | null {
  if (foldText(season).trim() === allYear) return [...yearSeasonSlugs]
  const one = seasonNamed(season)
  return one === null ? null : [one]
}

/** North of it, tomatoes come later. */
const MIDDLE_OF_FRANCE = 45.5

/** The region of a place, for its seasons. */
export function regionOf({ latitude, longitude }: { latitude: number; longitude: number }): SeasonRegion {
  if (latitude < 0 && longitude > 40) return 'reunion'
  if (latitude < 25 && longitude < -45) return 'antillesGuyane'
  return latitude < MIDDLE_OF_FRANCE && longitude > -10 ? 'south' : 'north'
}
