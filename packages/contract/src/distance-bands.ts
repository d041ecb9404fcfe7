import type { DistanceBand } from './places.ts'

// Apart from the schemas: a page that only names a distance carries no zod.

/** Distance bands between centroids: upper bounds in kilometres, the last one open. */
export const distanceBands = [10, 25, 50, 100, 250] as const

export const distanceBandLabels: Record<DistanceBand, string> = {
  '10': 'moins de 10 km',
  '25': '10–25 km',
  '50': '25–50 km',
  '100': '50–100 km',
  '250': '100–250 km',
  far: 'plus loin',
}
