import { limits } from '../../limits.ts'
import { boundedRecipe, type ImportedRecipe, isRecord, listOf, textOf, wholeOf } from './imported-recipe.ts'
import { minutesOf, readSchemaOrgRecipe } from './schema-org-recipe.ts'

type Properties = Record<string, unknown>

const nameOf = (value: unknown): string => (isRecord(value) ? textOf(value.name) : textOf(value))
const line = (...parts: string[]) => parts.filter((part) => part !== '').join(' ')
const remark = (text: string) => (text === '' ? '' : `(${text})`)

/** Mealie writes « 1 hour 30 minutes », or ISO 8601 in older versions. */
function mealieMinutes(value: unknown): number | null {
  const iso = minutesOf(value)
  if (iso !== null) return iso
  const text = textOf(value).toLowerCase()
  const of = (unit: string) => Number(new RegExp(`(\\d+)\\s*${unit}`).exec(text)?.[1] ?? 0)
  return wholeOf(of('(?:d|j)') * 1440 + of('h') * 60 + of('m') || text, limits.recipe.wait)
}

const mealieLine = (value: unknown): string => {
  if (!isRecord(value)) return textOf(value)
  const whole = textOf(value.originalText) || textOf(value.display)
  if (whole !== '') return whole
  const amount = value.quantity === 0 ? '' : textOf(value.quantity)
  return line(amount, nameOf(value.unit), nameOf(value.food), textOf(value.note))
}

/** A recipe's JSON of Mealie's export, version 1 or later. */
function readMealie(json: Properties): ImportedRecipe | null {
  if (!Array.isArray(json.recipeIngredient) || !('orgURL' in json || 'recipeInstructions' in json)) return null
  const work = mealieMinutes(json.prepTime)
  const cooking = mealieMinutes(json.performTime ?? json.cookTime)
  return boundedRecipe({
    title: textOf(json.name),
    body: textOf(json.description),
    servings: wholeOf(json.recipeServings, limits.recipe.servings) ?? wholeOf(json.recipeYield, limits.recipe.servings),
    minutes: wholeOf((work ?? 0) + (cooking ?? 0) || mealieMinutes(json.totalTime), limits.recipe.minutes),
    resting: null,
    ingredients: json.recipeIngredient.map(mealieLine),
    steps: listOf(json.recipeInstructions).map((step) => (isRecord(step) ? textOf(step.text) : textOf(step))),
    author: '',
    url: textOf(json.orgURL),
  })
}

function tandoorLine(value: unknown): string {
  if (!isRecord(value) || value.is_header === true) return ''
  const amount = value.no_amount === true || value.amount === 0 ? '' : textOf(value.amount)
  return line(amount, nameOf(value.unit), nameOf(value.food), remark(textOf(value.note)))
}

/** `recipe.json` of Tandoor's own export. */
function readTandoor(json: Properties): ImportedRecipe | null {
  if (!Array.isArray(json.steps) || !('working_time' in json)) return null
  const steps = json.steps.filter(isRecord)
  return boundedRecipe({
    title: textOf(json.name),
    body: textOf(json.description),
    servings: wholeOf(json.servings, limits.recipe.servings),
    minutes: wholeOf(json.working_time, limits.recipe.minutes),
    resting: wholeOf(json.waiting_time, limits.recipe.wait),
    ingredients: steps.flatMap((step) => listOf(step.ingredients)).map(tandoorLine),
    steps: steps.map((step) => textOf(step.instruction)),
    author: '',
    url: textOf(json.source_url),
  })
}

/** A recipe of schema.org, Mealie or Tandoor; null for anything else. */
export function readProgramRecipe(json: unknown): ImportedRecipe | null {
  const found = readSchemaOrgRecipe(json)
  if (found !== null) return found
  if (!isRecord(json)) return null
  return readTandoor(json) ?? readMealie(json)
}
