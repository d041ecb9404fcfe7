import type { DistanceBand } from './places.ts'

// Separate from the schemas so that pages do not bundle Zod.

/** Upper bounds in kilometres, between centroids. */
export const distanceBands = [10, 25, 50, 100, 250] as const

export const distanceBandLabels: Record<DistanceBand, string> = {
  '10': 'moins de 10 km',
  '25': '10–25 km',
  '50': '25–50 km',
  '100': '50–100 km',
  '250': '100–250 km',
  far: 'plus loin',
}
