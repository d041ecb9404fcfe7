import { type Recipe, yieldOf } from '@consoeurs/contract'
import { formatQuantity } from 'format-quantity'
import { numericQuantity } from 'numeric-quantity'

type Ingredient = Recipe['ingredients'][number]

/** « 2 à 3 gousses »: scale both numbers. A number after other words is no amount (« 1 boîte de 400 g »). */
const range = /^(.+?)(\s*(?:à|ou|-|–)\s*)(\d.*)$/

/** Kitchen precision: nobody weighs 133,3 g. */
function rounded(amount: number): number {
  if (amount >= 100) return Math.round(amount / 5) * 5
  if (amount >= 20) return Math.round(amount)
  return amount >= 10 ? Math.round(amount * 2) / 2 : amount
}

const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, minimumFractionDigits: 0 })

function written(amount: number): string {
  const fraction = formatQuantity(rounded(amount), { vulgarFractions: true, tolerance: 0.03 }) ?? ''
  // Anything but a common fraction comes back with a decimal point.
  return /^\d*[¼½¾⅓⅔]?$/u.test(fraction) && fraction !== '' ? fraction : decimal.format(Math.max(0.1, rounded(amount)))
}

/** Measures that take a plural; other words stay unchanged (« c. à soupe »). */
const measures =
  /^(boîte|bol|botte|bouquet|branche|brin|cuillère|cuillerée|feuille|filet|gousse|goutte|morceau|noix|pincée|poignée|pot|sachet|tasse|tête|tige|tranche|verre)(s|x)?(?![\p{L}])/iu

/** Plural from two on: « boîte de 400 g » becomes « boîtes de 400 g ». */
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

/** Twice « 1 ½ c. à soupe » is « 3 c. à soupe »; « une pincée » stays. */
export function scaleQuantity(quantity: string, factor: number): string {
  if (factor === 1) return quantity
  const [, from, between, to] = range.exec(quantity) ?? []
  if (from === undefined || between === undefined || to === undefined) return scaleLeading(quantity, factor)
  const first = scaleLeading(from, factor)
  return first === from ? quantity : `${first}${between}${scaleLeading(to, factor)}`
}

/** `wanted` counts what the recipe's yield counts. */
export const scaleIngredients = (recipe: Recipe, wanted: number): Ingredient[] =>
  recipe.ingredients.map(({ quantity, name }) => ({
    name,
    quantity: scaleQuantity(quantity, wanted / yieldOf(recipe).amount),
  }))
