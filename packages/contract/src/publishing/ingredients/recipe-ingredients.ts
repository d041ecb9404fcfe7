import { z } from 'zod'
import { CareNote } from '../../kitchen/care.ts'
import { personLine } from '../../primitives.ts'
import { elide } from '../../text/elision.ts'
import { startOf } from '../../text/truncate.ts'
import {
  type Allergen,
  type IngredientFamily,
  type SeasonRegion,
  type ShopAisle,
  seasonRegions,
} from './ingredient-kinds.ts'
import { AllergenKey, Seasons } from './ingredients.ts'
import { findIngredient, type IngredientIndex, parseIngredientLine } from './parse-line.ts'
import { type Unit, units } from './units.ts'

const Amount = z.number().positive().max(1_000_000)

/** A line as it was understood, or as its author corrected it. */
export const ParsedIngredient = z.object({
  quantity: z.union([Amount, z.object({ from: Amount, to: Amount })]).nullable(),
  unit: z.enum(Object.keys(units) as [Unit, ...Unit[]]).nullable(),
  /** Slug in the vocabulary. */
  ingredient: z.string().max(80).nullable(),
  remark: personLine(80, 'Cette remarque a 80 caractères au plus.'),
  /** By the author, who may also have chosen none. */
  chosen: z.boolean().default(false),
})
export type ParsedIngredient = z.output<typeof ParsedIngredient>

interface WrittenIngredient {
  quantity: string
  name: string
  parsed?: ParsedIngredient | undefined
}

/** « une poignée » and « noix » make « une poignée de noix »; « 2 » and « citrons » make « 2 citrons ». */
export function writtenLine({ quantity, name, parsed }: WrittenIngredient): string {
  if (quantity === '') return name
  if (!parsed?.unit || name === '') return `${quantity} ${name}`.trim()
  return `${quantity} ${elide('de', name)}`
}

/** Quantity with unit, and the rest, as the recipe stores them. */
export function splitLine(line: string, index: IngredientIndex): WrittenIngredient & { parsed: ParsedIngredient } {
  const { pieces, quantity, unit, ingredient, remark } = parseIngredientLine(line.trim(), index)
  const parsed = { quantity, unit, ingredient, remark: startOf(remark, 80), chosen: false }
  const at = pieces.findIndex(({ kind }) => kind === 'name')
  const before = pieces.slice(0, Math.max(0, at))
  const text = (some: typeof pieces) =>
    some
      .map((piece) => piece.text)
      .join('')
      .trim()
  // « le jus d’un citron »: no quantity at the start.
  if (at < 0 || before.every(({ kind }) => kind === 'space' || kind === 'link') || pieces[0]?.kind === 'remark') {
    return { quantity: '', name: line.trim(), parsed }
  }
  const measure = before.filter(({ kind }, place) => kind !== 'link' || place === 0)
  return { quantity: text(measure), name: text(pieces.slice(at)), parsed }
}

const MEASURE = 40

/** Understands what nobody has yet, and finds again what the vocabulary has learned since. */
export function recogniseIngredient<Written extends WrittenIngredient>(
  written: Written,
  index: IngredientIndex,
): Written & { parsed: ParsedIngredient } {
  const { quantity, name, parsed } = written
  const line = splitLine(writtenLine({ quantity, name, parsed }), index)
  // One line of text: its quantity is found in it.
  const isWhole = quantity === '' && line.quantity.length <= MEASURE
  const words = isWhole ? { quantity: line.quantity, name: line.name } : { quantity, name }
  if (parsed === undefined) return { ...written, ...words, parsed: line.parsed }
  const isSettled = parsed.chosen || parsed.ingredient !== null
  return {
    ...written,
    ...words,
    parsed: isSettled ? parsed : { ...parsed, ingredient: findIngredient(index, words.name) },
  }
}

/** What the ingredients of a recipe tell together. */
export const RecipeFacts = z.object({
  allergens: z.array(AllergenKey),
  /** Months in which all are in season, of the regions where this is known. */
  seasons: Seasons,
  /** Names of ingredients that the vocabulary lacks, as written. */
  unknown: z.array(z.string()),
  /** What to know for one's safety. */
  care: z.array(CareNote),
  /** Those of the vocabulary, which have a page. */
  known: z.array(z.object({ slug: z.string(), singular: z.string() })).optional(),
})
export type RecipeFacts = z.infer<typeof RecipeFacts>

export interface IngredientFacts {
  slug: string
  family: IngredientFamily
  aisle: ShopAisle
  allergens: Allergen[]
  seasons: Seasons
}

const bothHave = (one: number[], other: number[]) => one.filter((month) => other.includes(month))

/** A region is left out if one seasonal ingredient has no months there. */
function commonSeason(seasonal: Seasons[], region: SeasonRegion): number[] {
  const all = seasonal.map((seasons) => seasons[region] ?? [])
  return all.length === 0 ? [] : all.reduce(bothHave)
}

export function recipeFacts(
  written: WrittenIngredient[],
  known: ReadonlyMap<string, IngredientFacts>,
): Omit<RecipeFacts, 'care'> {
  const found = written.map(({ parsed }) => known.get(parsed?.ingredient ?? ''))
  const facts = found.filter((one) => one !== undefined)
  // Nuts and other dry goods are kept all year.
  const fresh = facts.filter(({ aisle, seasons }) => aisle === 'produce' && Object.keys(seasons).length > 0)
  const seasonal = fresh.map(({ seasons }) => seasons)
  const regions = Object.keys(seasonRegions) as SeasonRegion[]
  const seasons = regions.flatMap((region) => {
    const months = commonSeason(seasonal, region)
    return months.length === 0 ? [] : [[region, months] as const]
  })
  return {
    allergens: AllergenKey.options.filter((one) => facts.some(({ allergens }) => allergens.includes(one))),
    seasons: Object.fromEntries(seasons),
    unknown: written.filter((_one, at) => found[at] === undefined).map(({ name }) => name),
  }
}
