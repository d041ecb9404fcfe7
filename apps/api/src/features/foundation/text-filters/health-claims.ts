import type { BrandHealth } from '@consoeurs/brand'
import { type FilterMatch, foldText } from '@consoeurs/contract'
import { foldWithPositions } from '../../../platform/content/fold-with-positions.ts'

/** `BrandHealth.held`, for any author. */
export function findHealthClaims(health: BrandHealth | null, text: string): FilterMatch[] {
  if (health === null || foldText(text).search(health.subject) === -1) return []
  const { folded, places } = foldWithPositions(text)
  return health.held
    .flatMap((pattern) => [...folded.matchAll(pattern)])
    .filter(({ groups }) => groups?.opposite === undefined)
    .map(({ index, 0: { length } }) => ({
      kind: 'health' as const,
      from: places[index] ?? 0,
      to: places[index + length] ?? text.length,
    }))
    .sort((one, other) => one.from - other.from)
}

export const mentionsIllness = (health: BrandHealth, text: string): boolean =>
  foldText(text).search(health.illness) !== -1
