import { limits, type Recipe, type RecipeWait, recipeWaits, type YieldUnit } from '@consoeurs/contract'
import { formatCount, formatExact, plural } from '../../../../text/counts.ts'
import { sharesText } from '../../../../text/shares.ts'
import { type DurationUnit, durationIn, durationUnits } from './durations.ts'

const list = new Intl.ListFormat('fr', { type: 'conjunction' })

const durations: Record<Exclude<DurationUnit, 'minute' | 'hour'>, { one: string; other: string }> = {
  day: { one: 'jour', other: 'jours' },
  week: { one: 'semaine', other: 'semaines' },
}

/** « 8 h », « 1 jour », « 2 jours et 8 h »; from a day on without minutes. */
export function waitText(minutes: number): string {
  const { amount, unit } = durationIn(minutes)
  if (unit === 'week') return `${amount} ${plural(amount, durations.week)}`
  const { day } = durationUnits
  if (minutes < day) return sharesText.recipe.minutes(minutes)
  const hours = Math.round((minutes % day) / durationUnits.hour)
  const whole = Math.floor(minutes / day) + (hours === 24 ? 1 : 0)
  const days = `${whole} ${plural(whole, durations.day)}`
  return hours % 24 === 0 ? days : `${days} et ${hours} h`
}

const waits: Record<RecipeWait, string> = {
  soaking: 'trempage',
  germination: 'germination',
  resting: 'repos',
  fermentation: 'fermentation',
  drying: 'séchage',
}

const yields: Record<YieldUnit, { one: string; other: string }> = {
  serving: { one: 'personne', other: 'personnes' },
  pot: { one: 'pot', other: 'pots' },
  jar: { one: 'bocal', other: 'bocaux' },
  gram: { one: 'gramme', other: 'grammes' },
  millilitre: { one: 'millilitre', other: 'millilitres' },
}

const steps: Record<YieldUnit, string> = {
  serving: 'Une personne',
  pot: 'Un pot',
  jar: 'Un bocal',
  gram: 'Une demi-recette',
  millilitre: 'Une demi-recette',
}

export const recipeText = {
  waits,
  /** « personnes » */
  yield: (amount: number, unit: YieldUnit) => plural(amount, yields[unit]),
  /** « 3 bocaux » */
  yields: (amount: number, unit: YieldUnit) => `${formatExact(amount)} ${plural(amount, yields[unit])}`,
  amountLabel: (unit: YieldUnit) => (unit === 'serving' ? 'Pour combien de personnes' : 'Quantité à préparer'),
  fewer: (unit: YieldUnit) => `${steps[unit]} de moins`,
  more: (unit: YieldUnit) => `${steps[unit]} de plus`,
  timesTitle: 'Temps d’attente',
  /** « trempage 8 h, séchage 12 h à 42 °C » */
  times: (times: NonNullable<Recipe['times']>): string => {
    const said = recipeWaits.flatMap((wait) => {
      const minutes = times[wait]
      if (minutes === undefined) return []
      const heat = wait === 'drying' && times.celsius !== undefined ? ` à ${times.celsius} °C` : ''
      return [`${waits[wait]} ${waitText(minutes)}${heat}`]
    })
    return said.join(', ')
  },
  thenWait: (minutes: number) => `puis ${waitText(minutes)} d’attente`,
  inAll: 'en tout',
  equipmentTitle: 'Matériel',
  equipment: (labels: readonly string[]) => list.format(labels),
  /** For search engines. */
  category: 'Recette crue',
  cuisine: 'Cuisine crue',
  origin: 'Inspirée de',
  madeBy: (count: number) =>
    plural(count, { one: 'Faite par une femme', other: `Faite par ${formatCount(count)} femmes` }),
  raw: `En cru, on ne dépasse pas ${limits.recipe.celsius.raw} °C.`,
} as const
