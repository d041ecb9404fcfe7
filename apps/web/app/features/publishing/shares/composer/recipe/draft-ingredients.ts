import {
  type IngredientIndex,
  limits,
  type ParsedIngredient,
  type Quantity,
  quantityAtStart,
  recogniseIngredient,
  splitIngredientLines,
  startOf,
  units,
  writtenLine,
} from '@consoeurs/contract'
import type { DraftIngredient } from './draft-recipe.ts'
import { ingredientLinesText as text } from './ingredient-lines.text.ts'

/** As one line of text. */
export const lineOf = (row: DraftIngredient): string => writtenLine(row)

/** Typing drops an earlier correction: the line says something else now. */
export const typedLine = (line: string): DraftIngredient => ({ quantity: '', name: line })

export const understood = (row: DraftIngredient, index: IngredientIndex): ParsedIngredient =>
  recogniseIngredient(row, index).parsed

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3, useGrouping: false })

export function quantityText(quantity: Quantity | null): string {
  if (quantity === null) return ''
  if (typeof quantity === 'number') return number.format(quantity)
  return text.range(number.format(quantity.from), number.format(quantity.to))
}

/** Null for no quantity, undefined for what is none yet. */
export function readQuantity(typed: string): Quantity | null | undefined {
  const trimmed = typed.trim()
  if (trimmed === '') return null
  const found = quantityAtStart(trimmed)
  return found?.length === trimmed.length ? found.quantity : undefined
}

const isSeveral = (quantity: Quantity | null) =>
  (typeof quantity === 'object' && quantity !== null ? quantity.to : (quantity ?? 2)) >= 2

/** « 2 gousses » */
export function measureText({ quantity, unit }: ParsedIngredient): string {
  const unitText = unit === null ? '' : units[unit][isSeveral(quantity) ? 'plural' : 'singular']
  return [quantityText(quantity), unitText].filter((part) => part !== '').join(' ')
}

interface Pasted {
  ingredients: DraftIngredient[]
  headings: string[]
  cut: boolean
}

const isEmpty = (row: DraftIngredient | undefined) => row === undefined || lineOf(row).trim() === ''

/** A pasted list takes the place of an empty line, and of the empty ones after it. Null for a single line. */
export function pasteList(rows: DraftIngredient[], at: number, pasted: string): Pasted | null {
  const { lines, headings } = splitIngredientLines(pasted)
  if (lines.length + headings.length < 2) return null
  const before = rows.slice(0, isEmpty(rows[at]) ? at : at + 1)
  const after = rows.slice(at + 1).filter((row) => !isEmpty(row))
  const all = [...before, ...lines.map((line) => typedLine(startOf(line, limits.recipe.ingredient))), ...after]
  const most = limits.recipe.ingredients
  return { ingredients: all.slice(0, most), headings, cut: all.length > most }
}
