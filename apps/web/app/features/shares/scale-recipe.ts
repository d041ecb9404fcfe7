import type { Recipe } from '@consoeurs/contract'
import { formatQuantity } from 'format-quantity'
import { numericQuantity } from 'numeric-quantity'

type Ingredient = Recipe['ingredients'][number]

/** « 2 à 3 gousses »: both numbers grow. What follows the words in between is not an amount (« 1 boîte de 400 g »). */
const range = /^(.+?)(\s*(?:à|ou|-|–)\s*)(\d.*)$/

/** As a cook measures: nobody weighs 133,3 g, and a third of a spoon is a third. */
function rounded(amount: number): number {
  if (amount >= 100) return Math.round(amount / 5) * 5
  if (amount >= 20) return Math.round(amount)
  return amount >= 10 ? Math.round(amount * 2) / 2 : amount
}

const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, minimumFractionDigits: 0 })

function written(amount: number): string {
  const fraction = formatQuantity(rounded(amount), { vulgarFractions: true, tolerance: 0.03 }) ?? ''
  // What is no fraction that a spoon knows comes back with a point.
  return /^\d*[¼½¾⅓⅔]?$/u.test(fraction) && fraction !== '' ? fraction : decimal.format(Math.max(0.1, rounded(amount)))
}

/** What cooks measure by; any other word stays as she wrote it, for nobody counts « 2 c. à soupes ». */
const measures =
  /^(boîte|bol|botte|bouquet|branche|brin|cuillère|cuillerée|feuille|filet|gousse|goutte|morceau|noix|pincée|poignée|pot|sachet|tasse|tête|tige|tranche|verre)(s|x)?(?![\p{L}])/iu

/** « boîte de 400 g » for two is « boîtes de 400 g »: one agrees with its number, which is many from two on. */
const agreed = (words: string, amount: number): string =>
  words.replace(measures, (_written, measure: string) => {
    if (amount < 2 || measure.endsWith('x')) return measure
    return `${measure}${measure.endsWith('eau') ? 'x' : 's'}`
  })

function scaleLeading(quantity: string, factor: number): string {
  const { value, trailingInvalid = '' } = numericQuantity(quantity, {
    decimalSeparator: ',',
    allowTrailingInvalid: true,
    round: false,
    verbose: true,
  })
  if (!Number.isFinite(value) || Number(value) <= 0) return quantity
  const amount = Number(value) * factor
  return `${written(amount)}${trailingInvalid === '' ? '' : ` ${agreed(trailingInvalid.trim(), amount)}`}`
}

/** « 1 ½ c. à soupe » for twice as many is « 3 c. à soupe »; « une pincée » stays one. */
export function scaleQuantity(quantity: string, factor: number): string {
  if (factor === 1) return quantity
  const [, from, between, to] = range.exec(quantity) ?? []
  if (from === undefined || between === undefined || to === undefined) return scaleLeading(quantity, factor)
  const first = scaleLeading(from, factor)
  return first === from ? quantity : `${first}${between}${scaleLeading(to, factor)}`
}

/** The ingredients for as many as she cooks for. */
export const scaleIngredients = ({ ingredients, servings }: Recipe, wanted: number): Ingredient[] =>
  ingredients.map(({ quantity, name }) => ({ name, quantity: scaleQuantity(quantity, wanted / servings) }))
