import { z } from 'zod'
import { limits } from '../../limits.ts'
import { startOf } from '../../text/truncate.ts'

/** A recipe read from another site or program, for the composer: nothing is checked yet, everything has its bounds. */
export const ImportedRecipe = z.object({
  title: z.string(),
  body: z.string(),
  servings: z.number().int().nullable(),
  /** Minutes of work. */
  minutes: z.number().int().nullable(),
  /** Minutes of rest. */
  resting: z.number().int().nullable(),
  /** One line each. */
  ingredients: z.array(z.string()),
  steps: z.array(z.string()),
  /** Who wrote it, or the name of the site; empty where unknown. */
  author: z.string(),
  /** Page of its origin; empty where unknown. */
  url: z.string(),
  /** Ingredients or steps beyond the limits were left out, or texts cut. */
  cut: z.boolean(),
})
export type ImportedRecipe = z.infer<typeof ImportedRecipe>

/** A page with a recipe, anywhere. */
export const ImportRecipe = z.strictObject({
  url: z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: 'Colle l’adresse entière de la page, qui commence par https://.',
    })
    .max(500, 'Cette adresse est trop longue.'),
})

export type RawRecipe = Omit<ImportedRecipe, 'cut'>

export const textOf = (value: unknown): string => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.trim() : ''
}
export const listOf = (value: unknown): unknown[] => {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A whole number within the bounds, else null. */
export function wholeOf(value: unknown, most: number): number | null {
  const number = Math.round(typeof value === 'number' ? value : Number.parseFloat(textOf(value).replace(',', '.')))
  return Number.isFinite(number) && number >= 1 && number <= most ? number : null
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const isWebAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:' && text.length <= 500

/** Null without a name, or without ingredients and steps: it is no recipe then. */
export function boundedRecipe(raw: RawRecipe): ImportedRecipe | null {
  const { recipe } = limits
  const title = oneLine(raw.title)
  const ingredients = raw.ingredients.map(oneLine).filter((line) => line !== '')
  const steps = raw.steps.map((step) => step.trim()).filter((step) => step !== '')
  if (title === '' || (ingredients.length === 0 && steps.length === 0)) return null
  const bounded = {
    title: startOf(title, limits.shareTitle),
    body: startOf(raw.body.trim(), limits.shareBody),
    ingredients: ingredients.slice(0, recipe.ingredients).map((line) => startOf(line, recipe.ingredient)),
    steps: steps.slice(0, recipe.steps).map((step) => startOf(step, recipe.step)),
  }
  const whole = { title, body: raw.body.trim(), ingredients, steps }
  return {
    ...raw,
    ...bounded,
    author: startOf(oneLine(raw.author), recipe.origin),
    url: isWebAddress(raw.url) ? raw.url : '',
    cut: JSON.stringify(bounded) !== JSON.stringify(whole),
  }
}
