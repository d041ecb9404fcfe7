import { z } from 'zod'
import { limits } from '../limits.ts'
import { Id, personLine, personText } from '../primitives.ts'
import { ParsedIngredient } from './ingredients/recipe-ingredients.ts'
import { yieldUnits } from './recipe-measures.ts'

export const Ingredient = z.object({
  quantity: personLine(40, 'Cette quantité est trop longue.'),
  name: personLine(limits.recipe.ingredient, 'Le nom de cet ingrédient est trop long.').min(1, 'Nomme cet ingrédient.'),
  /** Absent in older recipes, and where the brand has no kitchen. */
  parsed: ParsedIngredient.optional(),
})

const noDuration = 'Écris une durée, ou laisse vide.'
/** In minutes. */
const WaitingTime = z
  .number(noDuration)
  .int(noDuration)
  .min(1, noDuration)
  .max(limits.recipe.wait, 'Douze semaines, c’est le maximum.')
  .optional()

const { min: coldest, max: hottest } = limits.recipe.celsius
const noTemperature = `Écris une température entre ${coldest} et ${hottest} °C, ou laisse vide.`

/** Time without work, in minutes; `minutes` of the recipe is the work. */
export const RecipeTimes = z.object({
  soaking: WaitingTime,
  germination: WaitingTime,
  resting: WaitingTime,
  fermentation: WaitingTime,
  drying: WaitingTime,
  /** Of the drying, in degrees Celsius. */
  celsius: z
    .number(noTemperature)
    .int(noTemperature)
    .min(coldest, noTemperature)
    .max(hottest, noTemperature)
    .optional(),
})
export type RecipeTimes = z.infer<typeof RecipeTimes>

const noAmount = 'Combien en fais-tu ?'

/** What a recipe makes, where it is not counted in servings. */
export const RecipeYield = z.object({
  amount: z.number(noAmount).int(noAmount).min(1, noAmount).max(limits.recipe.yield, 'C’est plus qu’une recette.'),
  unit: z.enum(yieldUnits),
})
export type RecipeYield = z.infer<typeof RecipeYield>

const noTimer = `Écris des minutes, de 1 à ${limits.recipe.stepMinutes}, ou laisse vide.`

export const StepDetail = z.object({
  minutes: z.number(noTimer).int(noTimer).min(1, noTimer).max(limits.recipe.stepMinutes, noTimer).optional(),
  /** One of the share's pictures. */
  fileId: Id.optional(),
})
export type StepDetail = z.infer<typeof StepDetail>

/** « Inspirée de » */
export const RecipeOrigin = z.object({
  name: personLine(limits.recipe.origin, `Ce nom dépasse ${limits.recipe.origin} caractères.`).min(
    1,
    'Dis de qui ou de quoi tu t’es inspirée.',
  ),
  url: z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: 'Colle une adresse entière, qui commence par https://.',
    })
    .max(500, 'Cette adresse est trop longue.')
    .optional(),
})

/** Everything optional is absent in older recipes. */
export const Recipe = z.object({
  /** 1 where `yield` counts otherwise: earlier releases require a number here. */
  servings: z.coerce.number().int().min(1, 'Pour combien de personnes ?').max(limits.recipe.servings),
  yield: RecipeYield.optional(),
  /** Of work; `times` has the waiting. */
  minutes: z.coerce.number().int().min(1, 'Combien de minutes ?').max(limits.recipe.minutes),
  times: RecipeTimes.optional(),
  season: z.string().max(40).default(''),
  /** Values of the brand's `equipment`. */
  equipment: z.array(z.string().max(40)).max(limits.recipe.equipment).optional(),
  otherEquipment: personLine(
    limits.recipe.otherEquipment,
    `Reste sous ${limits.recipe.otherEquipment} caractères.`,
  ).optional(),
  ingredients: z.array(Ingredient).min(1, 'Ajoute au moins un ingrédient.').max(limits.recipe.ingredients),
  steps: z
    .array(personText(limits.recipe.step, 'Cette étape est trop longue.').min(1, 'Décris cette étape.'))
    .min(1, 'Décris au moins une étape.')
    .max(limits.recipe.steps),
  /** By the position of the step; apart, because earlier releases read steps as texts. */
  stepDetails: z.array(StepDetail).max(limits.recipe.steps).optional(),
  origin: RecipeOrigin.optional(),
})
export type Recipe = z.infer<typeof Recipe>

/** What the author wrote in her own words, for filters. */
export function recipeTexts({ ingredients, steps, otherEquipment, origin }: Recipe): string[] {
  const corrected = ({ name, parsed }: Recipe['ingredients'][number]) =>
    parsed?.chosen ? [name, parsed.remark] : [name]
  const others = [otherEquipment, origin?.name, origin?.url].filter((text) => text !== undefined)
  return [...ingredients.flatMap(corrected), ...steps, ...others]
}

/** Pictures that steps show and the share lacks. */
export function hasForeignPicture(recipe: Recipe | null, images: readonly { fileId: number }[]): boolean {
  const known = new Set(images.map(({ fileId }) => fileId))
  return (recipe?.stepDetails ?? []).some(({ fileId }) => fileId !== undefined && !known.has(fileId))
}
