import { z } from 'zod'
import type { IngredientFamily } from '../publishing/ingredients/ingredient-kinds.ts'
import type { Recipe } from '../publishing/recipes.ts'

/** What a reader of a recipe should know for her safety, in the order of the page. */
export const careTopics = [
  'raw',
  'botulism',
  'fermentation',
  'sprouting',
  'foraging',
  'honey',
  'pregnancy',
  'b12',
] as const
export type CareTopic = (typeof careTopics)[number]

export const CareNote = z.object({
  topic: z.enum(careTopics),
  text: z.string(),
  /** Of the journal; null while it is not published. */
  article: z.object({ title: z.string(), path: z.string() }).nullable(),
})
export type CareNote = z.infer<typeof CareNote>

interface CareIngredient {
  slug: string
  family: IngredientFamily
}

/** Toxic raw: ANSES on kidney beans, shiitake, wild mushrooms and elderberries. */
const neverRaw = ['haricot-rouge', 'haricot-blanc', 'soja', 'shiitake', 'cepe', 'girolle', 'sureau']
const foraged = [
  ...['ail-des-ours', 'ortie', 'pissenlit', 'plantain-lanceole', 'mouron-des-oiseaux', 'oseille', 'pourpier'],
  ...['fleur-d-acacia', 'fleur-de-sureau', 'sureau', 'cornouille', 'arbouse', 'cepe', 'girolle'],
]
/** Alcohol, live cultures or raw milk. */
const liveDrinks = ['kombucha', 'kefir-de-lait', 'kefir-de-fruits', 'rejuvelac', 'gelee-royale', 'propolis']
/** Said to contain vitamin B12, in a form that people cannot use (ANSES, 2017, on spirulina). */
const falseB12 = ['spiruline', 'chlorelle', 'levure-maltee', 'tempeh']
const sproutSeeds = ['graine-germee', 'alfalfa', 'pousse-de-tournesol', 'pousse-de-petit-pois']
/** Kept under oil, these may carry the toxin of Clostridium botulinum. */
const underOil: readonly IngredientFamily[] = ['bulb', 'herb', 'fruit-vegetable', 'root', 'mushroom', 'leaf', 'flower']
const DAY = 1440

function keptUnderOil({ times, yield: made }: Recipe, ingredients: readonly CareIngredient[]): boolean {
  const has = (families: readonly IngredientFamily[]) => ingredients.some(({ family }) => families.includes(family))
  const kept = made?.unit === 'jar' || (times?.resting ?? 0) >= DAY
  // A fermented or soaked jar is acid or eaten at once; without salt water, oil keeps the air away and nothing else.
  return kept && times?.fermentation === undefined && has(['oil']) && has(underOil)
}

/** @param ingredients of the recipe, as far as the vocabulary knows them */
export function careTopicsOf(recipe: Recipe, ingredients: readonly CareIngredient[]): CareTopic[] {
  const uses = (slugs: readonly string[]) => ingredients.some(({ slug }) => slugs.includes(slug))
  const { times } = recipe
  const sprouting = times?.germination !== undefined || uses(sproutSeeds)
  const fermentation = times?.fermentation !== undefined
  const animal = ingredients.some(({ family }) => family === 'animal')
  const applies: Record<CareTopic, boolean> = {
    raw: uses(neverRaw),
    botulism: keptUnderOil(recipe, ingredients),
    fermentation,
    sprouting,
    foraging: uses(foraged),
    honey: uses(['miel']),
    pregnancy: sprouting || fermentation || animal || uses(foraged) || uses(liveDrinks),
    b12: uses(falseB12) || ingredients.some(({ family }) => family === 'seaweed'),
  }
  return careTopics.filter((topic) => applies[topic])
}
