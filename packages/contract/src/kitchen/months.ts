import type { SeasonRegion } from '../publishing/ingredients/ingredient-kinds.ts'
import type { Seasons } from '../publishing/ingredients/ingredients.ts'

/** Last part of the address of each month, January first. */
export const monthSlugs = [
  ...['janvier', 'fevrier', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'aout', 'septembre', 'octobre', 'novembre', 'decembre'],
] as const

/** 1 to 12; null for another word. */
export function monthOfSlug(slug: string): number | null {
  const at = (monthSlugs as readonly string[]).indexOf(slug)
  return at < 0 ? null : at + 1
}

export const monthSlug = (month: number): string => monthSlugs[(month + 11) % 12] ?? 'janvier'

/** always: every month; only: neither the month before nor the one after. */
export const seasonPhases = ['start', 'peak', 'end', 'only', 'always'] as const
export type SeasonPhase = (typeof seasonPhases)[number]

/** Null where it is not in season. */
export function seasonPhase(months: readonly number[], month: number): SeasonPhase | null {
  if (!months.includes(month)) return null
  if (months.length === 12) return 'always'
  const before = months.includes(((month + 10) % 12) + 1)
  const after = months.includes((month % 12) + 1)
  if (before && after) return 'peak'
  if (before) return 'end'
  return after ? 'start' : 'only'
}

interface Place {
  codeInsee: string | null
  latitude: number | null
}

/** Between Bordeaux and Limoges, and south of Lyon. */
const SOUTH_OF = 45.5

const overseas: Record<string, SeasonRegion | null> = {
  ...{ '971': 'antillesGuyane', '972': 'antillesGuyane', '973': 'antillesGuyane' },
  ...{ '977': 'antillesGuyane', '978': 'antillesGuyane' },
  ...{ '974': 'reunion', '976': 'reunion' },
  // Seasons that the vocabulary does not have.
  ...{ '986': null, '987': null, '988': null },
}

/** Null without a place, or where its seasons are unknown. */
export function seasonRegionOf({ codeInsee, latitude }: Place): SeasonRegion | null {
  const region = overseas[codeInsee?.slice(0, 3) ?? '']
  if (region !== undefined) return region
  if (latitude === null) return codeInsee === null ? null : 'north'
  return latitude < SOUTH_OF ? 'south' : 'north'
}

/** Months of one region; none where unknown. */
export const monthsIn = (seasons: Seasons, region: SeasonRegion): number[] => seasons[region] ?? []
