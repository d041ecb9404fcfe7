import { limits } from '@consoeurs/contract'

/** At its upper end, « 70 et plus », there is no bound; neither at the lower, the age of majority. */
export const ageSlider = { min: limits.adultAge, max: 70 } as const

const format = (min: number, max: number): string => {
  const [younger, older] = [min > ageSlider.min, max < ageSlider.max]
  if (!younger && !older) return 'peu importe'
  if (!older) return `${min} ans et plus`
  return younger ? `de ${min} à ${max} ans` : `jusqu’à ${max} ans`
}

export const agesText = {
  legend: 'Son âge',
  labels: {
    min: 'Au moins',
    max: 'Au plus',
    low: String(ageSlider.min),
    high: `${ageSlider.max} et plus`,
    reset: 'Peu importe l’âge',
  },
  format,
} as const
