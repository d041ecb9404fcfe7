import type { ShopAisle } from '../publishing/ingredients/ingredient-kinds.ts'
import { type Unit, units } from '../publishing/ingredients/units.ts'
import type { Recipe } from '../publishing/recipes.ts'
import { elide } from '../text/elision.ts'
import { foldText } from '../text/fold-text.ts'

// Without schemas, so that pages do not load Zod.

/** One thing to buy, of one recipe or typed. */
export interface ShoppingItem {
  /** As written. */
  name: string
  amount: number | null
  unit: Unit | null
  /** Slug in the vocabulary. */
  ingredient: string | null
}

export interface SummableLine extends ShoppingItem {
  key: string
  done: boolean
  /** Name in the vocabulary. */
  label: { singular: string; plural: string } | null
  aisle: ShopAisle | null
}

/** Lines that are bought together. */
export interface SummedLine {
  keys: string[]
  name: string
  amount: number | null
  unit: Unit | null
  ingredient: string | null
  aisle: ShopAisle | null
  done: boolean
}

/** Units that can be added, in the smallest of them. */
const measures = {
  mass: { g: 1, kg: 1000 },
  volume: { ml: 1, cl: 10, dl: 100, l: 1000 },
  spoon: { teaspoon: 1, tablespoon: 3 },
} as const satisfies Record<string, Partial<Record<Unit, number>>>
type Measure = keyof typeof measures

const measureOf = (unit: Unit | null): Measure | null =>
  (Object.keys(measures) as Measure[]).find((measure) => unit !== null && unit in measures[measure]) ?? null

const factorOf = (unit: Unit | null, measure: Measure): number =>
  (measures[measure] as Partial<Record<Unit, number>>)[unit ?? 'g'] ?? 1

const nameKey = (name: string) => foldText(name).replaceAll(/\s+/g, ' ').trim()

/** « thé vert du Japon » says more than « thé »; empty for a name of the vocabulary. */
function ownWords({ name, label }: Pick<SummableLine, 'name' | 'label'>): string {
  const key = nameKey(name)
  return label !== null && [label.singular, label.plural].some((plain) => nameKey(plain) === key) ? '' : key
}

/** What cannot be added stays apart: a bunch and 200 g, and what a member wrote herself. */
function sumKey(line: SummableLine): string {
  const { ingredient, amount, unit, done } = line
  const how = amount === null ? 'some' : (measureOf(unit) ?? unit ?? 'pieces')
  return `${done} ${how} ${ingredient ?? ''} ${ownWords(line)}`
}

const rounded = (amount: number) => Math.round(amount * 1000) / 1000

/** The unit in which a cook would say it; the written one if all lines agree. */
function readable(total: number, measure: Measure, written: ReadonlySet<Unit | null>) {
  const [only = null] = written
  const inOnly = total / factorOf(only, measure)
  if (written.size === 1 && only !== null && inOnly < 1000 && inOnly >= 1) return { amount: inOnly, unit: only }
  if (measure === 'spoon') return total % 1.5 === 0 ? spoon(total / 3, 'tablespoon') : spoon(total, 'teaspoon')
  if (total >= 1000) return { amount: total / 1000, unit: measure === 'mass' ? ('kg' as const) : ('l' as const) }
  if (measure === 'mass') return { amount: total, unit: 'g' as const }
  return total >= 100 ? { amount: total / 10, unit: 'cl' as const } : { amount: total, unit: 'ml' as const }
}

const spoon = (amount: number, unit: 'tablespoon' | 'teaspoon') => ({ amount, unit })

function sumOf(lines: readonly SummableLine[]): Pick<SummedLine, 'amount' | 'unit'> {
  const [first] = lines
  if (first === undefined || first.amount === null) return { amount: null, unit: null }
  const measure = measureOf(first.unit)
  const total = lines.reduce(
    (sum, { amount, unit }) => sum + (amount ?? 0) * (measure === null ? 1 : factorOf(unit, measure)),
    0,
  )
  if (measure === null) return { amount: rounded(total), unit: first.unit }
  const { amount, unit } = readable(rounded(total), measure, new Set(lines.map((line) => line.unit)))
  return { amount: rounded(amount), unit }
}

/** « carottes » or « carotte », as the words begin. */
export const labelLike = (name: string, { singular, plural }: { singular: string; plural: string }): string =>
  nameKey(name).startsWith(nameKey(plural)) ? plural : singular

function nameOf(line: SummableLine, { amount, unit }: Pick<SummedLine, 'amount' | 'unit'>): string {
  const { name, label } = line
  if (label === null || ownWords(line) !== '') return name
  if (unit === null && amount !== null) return amount < 2 ? label.singular : label.plural
  return labelLike(name, label)
}

/** In the order of their first line. */
export function sumLines(lines: readonly SummableLine[]): SummedLine[] {
  const groups = new Map<string, SummableLine[]>()
  for (const line of lines) groups.set(sumKey(line), [...(groups.get(sumKey(line)) ?? []), line])
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const sum = sumOf(group)
    const { ingredient, aisle, done } = first
    return [{ ...sum, keys: group.map(({ key }) => key), name: nameOf(first, sum), ingredient, aisle, done }]
  })
}

const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })
const fractions: Record<string, string> = { '0.25': '¼', '0.5': '½', '0.75': '¾', '0.333': '⅓', '0.667': '⅔' }

/** « 1 ½ », « 1,25 », « 350 » */
function writtenAmount(amount: number, unit: Unit | null): string {
  const whole = Math.floor(amount)
  const fraction = fractions[String(rounded(amount - whole))]
  const isWeighed = unit !== null && ['mass', 'volume'].includes(measureOf(unit) ?? '')
  if (fraction !== undefined && !isWeighed) return whole === 0 ? fraction : `${whole} ${fraction}`
  return decimal.format(amount)
}

/** « 1,25 kg », « 3 bottes », « 2 »; empty without an amount. */
export function shoppingQuantity({ amount, unit }: Pick<ShoppingItem, 'amount' | 'unit'>): string {
  if (amount === null) return ''
  if (unit === null) return writtenAmount(amount, unit)
  const { singular, plural } = units[unit]
  return `${writtenAmount(amount, unit)}\u00a0${amount < 2 ? singular : plural}`
}

/** « 500 g de carottes », as a member would type it. */
export function shoppingText(line: Pick<ShoppingItem, 'name' | 'amount' | 'unit'>): string {
  const quantity = shoppingQuantity(line)
  if (quantity === '') return line.name
  return line.unit === null ? `${quantity} ${line.name}` : `${quantity} ${elide('de', line.name)}`
}

/** Of a range the larger amount is bought. */
export function shoppingItems(recipe: Pick<Recipe, 'ingredients'>, factor: number): ShoppingItem[] {
  return recipe.ingredients.map(({ quantity, name, parsed }) => {
    if (parsed === undefined) return { name: `${quantity} ${name}`.trim(), amount: null, unit: null, ingredient: null }
    const most = typeof parsed.quantity === 'object' ? (parsed.quantity?.to ?? null) : parsed.quantity
    return {
      name,
      amount: most === null ? null : rounded(most * factor),
      unit: most === null ? null : parsed.unit,
      ingredient: parsed.ingredient,
    }
  })
}
