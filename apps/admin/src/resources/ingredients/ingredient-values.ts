import type { Allergen, IngredientFamily, Seasons, ShopAisle, Span } from '@consoeurs/contract'
import type { IngredientRecord } from '../../records.ts'

/** As the form holds it: spans and aliases as text. */
export interface IngredientValues {
  singular: string
  plural: string
  slug: string
  gender: 'f' | 'm'
  aliases: string
  family: IngredientFamily
  aisle: ShopAisle
  seasons: Seasons
  allergens: Allergen[]
  soakingHours: { from: string; to: string }
  germinationDays: { from: string; to: string }
  rinsesPerDay: string
  fermentation: string
}

const noSpan = { from: '', to: '' }
const spanText = (span: Span | null) => (span === null ? noSpan : { from: String(span.from), to: String(span.to) })

/** `name`: of a proposal. */
export const freshValues = (name: string): IngredientValues => ({
  ...{ singular: name, plural: '', slug: '', gender: 'f', aliases: '', family: 'fruit', aisle: 'produce' },
  ...{ seasons: {}, allergens: [], soakingHours: noSpan, germinationDays: noSpan, rinsesPerDay: '', fermentation: '' },
})

export function valuesOf(record: IngredientRecord): IngredientValues {
  const { singular, plural, slug, gender, aliases, family, aisle, seasons, allergens, fermentation } = record
  return {
    ...{ singular, plural, slug, gender, family, aisle, seasons, allergens, fermentation },
    aliases: aliases.map((alias) => `${alias.singular} / ${alias.plural}`).join('\n'),
    soakingHours: spanText(record.soakingHours),
    germinationDays: spanText(record.germinationDays),
    rinsesPerDay: record.rinsesPerDay === null ? '' : String(record.rinsesPerDay),
  }
}

const numberOf = (text: string) => Number(text.replace(',', '.'))

/** One number alone is both ends. */
function spanOf({ from, to }: { from: string; to: string }): Span | null {
  const [first, last] = [from.trim() || to.trim(), to.trim() || from.trim()]
  return first === '' ? null : { from: numberOf(first), to: numberOf(last) }
}

function aliasesOf(text: string) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [singular = '', plural = singular] = line.split('/').map((name) => name.trim())
    return { singular, plural }
  })
}

/** As the API takes it. */
export function contentOf({ slug, ...values }: IngredientValues, fresh: boolean): Record<string, unknown> {
  return {
    ...values,
    ...(fresh && slug.trim() !== '' && { slug }),
    aliases: aliasesOf(values.aliases),
    soakingHours: spanOf(values.soakingHours),
    germinationDays: spanOf(values.germinationDays),
    rinsesPerDay: values.rinsesPerDay.trim() === '' ? null : numberOf(values.rinsesPerDay),
  }
}
