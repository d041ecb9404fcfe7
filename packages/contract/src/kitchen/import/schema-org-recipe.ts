import { limits } from '../../limits.ts'
import { boundedRecipe, type ImportedRecipe, isRecord, listOf, textOf, wholeOf } from './imported-recipe.ts'

type Properties = Record<string, unknown>

const hasType = (value: Properties, type: string) =>
  listOf(value['@type']).some((one) => textOf(one).replace(/^https?:\/\/schema\.org\//, '') === type)

/** Deep enough for `@graph` in a list in a list. */
const DEPTH = 4

function findRecipe(value: unknown, depth = DEPTH): Properties | null {
  if (depth === 0) return null
  if (Array.isArray(value)) {
    for (const one of value) {
      const found = findRecipe(one, depth - 1)
      if (found !== null) return found
    }
    return null
  }
  if (!isRecord(value)) return null
  if (hasType(value, 'Recipe')) return value
  return findRecipe(value['@graph'] ?? value.mainEntity ?? value.itemListElement ?? value.item, depth - 1)
}

/** ISO 8601, such as `PT1H30M` or `P2D`. Null where it is none. */
export function minutesOf(value: unknown): number | null {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:[\d.]+S)?)?$/.exec(textOf(value))
  if (parts === null) return null
  const [days, hours, minutes] = parts.slice(1).map((part) => Number(part ?? 0))
  return wholeOf((days ?? 0) * 1440 + (hours ?? 0) * 60 + (minutes ?? 0), limits.recipe.wait)
}

/** A step, or a section of steps, whose name becomes a step of its own only where it has none. */
function stepsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\n+/)
  if (!isRecord(value)) return []
  const inner = listOf(value.itemListElement).flatMap(stepsOf)
  return inner.length > 0 ? inner : [textOf(value.text) || textOf(value.name)]
}

function nameOf(value: unknown): string {
  const [first] = listOf(value)
  return isRecord(first) ? textOf(first.name) : textOf(first)
}

const addressOf = (value: unknown): string => (isRecord(value) ? textOf(value['@id'] ?? value.url) : textOf(value))

/**
 * @param json a parsed document of schema.org, such as JSON-LD
 * @param page where it was found
 * @returns null without a `Recipe` that has a name, ingredients or steps
 */
export function readSchemaOrgRecipe(json: unknown, page?: { url: string; site: string }): ImportedRecipe | null {
  const found = findRecipe(json)
  if (found === null) return null
  const { minutes, servings } = limits.recipe
  const [work, cooking, total] = [found.prepTime, found.cookTime, found.totalTime].map(minutesOf)
  const active = (work ?? 0) + (cooking ?? 0)
  const rest = active > 0 && total ? total - active : 0
  return boundedRecipe({
    title: textOf(found.name),
    body: textOf(found.description),
    servings: wholeOf(nameOf(found.recipeYield).replace(/^\D+/, ''), servings),
    minutes: wholeOf(active || total, minutes),
    resting: wholeOf(rest, limits.recipe.wait),
    ingredients: listOf(found.recipeIngredient ?? found.ingredients).map(textOf),
    steps: listOf(found.recipeInstructions).flatMap(stepsOf),
    author: nameOf(found.author) || (page?.site ?? ''),
    url: page?.url ?? (addressOf(found.url) || addressOf(found.mainEntityOfPage)),
  })
}
