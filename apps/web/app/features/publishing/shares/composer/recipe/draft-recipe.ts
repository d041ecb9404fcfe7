import {
  type ParsedIngredient,
  type PublishShare,
  type Recipe,
  type RecipeWait,
  recipeWaits,
  yieldOf,
  yieldUnits,
} from '@consoeurs/contract'
import { type DurationUnit, durationIn, durationUnits } from '../../recipe/durations.ts'

/** A line of text, or quantity and name of a stored recipe. `parsed` is stored, or corrected by the author. */
export interface DraftIngredient {
  quantity: string
  name: string
  parsed?: ParsedIngredient | undefined
}

// Types instead of interfaces, because drafts are stored as records of plain values.

export type DraftWait = { wait: RecipeWait; amount: string; unit: DurationUnit }

export type DraftStep = { minutes: string; fileId: number | null }

export interface DraftRecipe {
  /** Or the number of what `yieldUnit` counts. */
  servings: string
  yieldUnit: string
  /** Of work. */
  minutes: string
  season: string
  /** One for each kind, in the order of `recipeWaits`. */
  waits: DraftWait[]
  celsius: string
  equipment: string[]
  otherEquipment: string
  ingredients: DraftIngredient[]
  steps: string[]
  /** By the position of the step; the last ones may be missing. */
  details: DraftStep[]
  originName: string
  originUrl: string
}

export const emptyStep: DraftStep = { minutes: '', fileId: null }
const emptyIngredient = { quantity: '', name: '' }

const usualUnits: Record<RecipeWait, DurationUnit> = {
  soaking: 'hour',
  germination: 'day',
  resting: 'minute',
  fermentation: 'day',
  drying: 'hour',
}

/** Fixed order, whatever was stored; minutes, hours, days or weeks. */
export function draftWaits(given: readonly Partial<DraftWait>[] = []): DraftWait[] {
  return recipeWaits.map((wait) => {
    const known = given.find((one) => one.wait === wait)
    const unit = known?.unit !== undefined && known.unit in durationUnits ? known.unit : usualUnits[wait]
    return { wait, amount: known?.amount ?? '', unit }
  })
}

/** Fixed key order, so that equal drafts serialise equally. */
export const draftDetails = (given: readonly Partial<DraftStep>[] = []): DraftStep[] =>
  given.map(({ minutes, fileId }) => ({ minutes: String(minutes ?? ''), fileId: fileId ?? null }))

export const emptyRecipe: DraftRecipe = {
  servings: '2',
  yieldUnit: 'serving',
  minutes: '',
  season: '',
  waits: draftWaits(),
  celsius: '',
  equipment: [],
  otherEquipment: '',
  ingredients: [emptyIngredient, emptyIngredient, emptyIngredient],
  steps: ['', ''],
  details: [],
  originName: '',
  originUrl: '',
}

const written = (value: number | undefined) => (value === undefined ? '' : String(value))

/** For editing; converts without loss in both directions. */
export function recipeDraft(recipe: Recipe): DraftRecipe {
  const { minutes, season, times = {}, equipment = [], otherEquipment = '', ingredients, steps, origin } = recipe
  const { amount, unit } = yieldOf(recipe)
  const known = recipeWaits.flatMap((wait) => {
    const waited = times[wait]
    if (waited === undefined) return []
    const duration = durationIn(waited)
    return [{ wait, amount: String(duration.amount), unit: duration.unit }]
  })
  return {
    servings: String(amount),
    yieldUnit: unit,
    minutes: String(minutes),
    season,
    waits: draftWaits(known),
    celsius: written(times.celsius),
    equipment,
    otherEquipment,
    ingredients,
    steps,
    details: (recipe.stepDetails ?? []).map((detail) => ({
      minutes: written(detail.minutes),
      fileId: detail.fileId ?? null,
    })),
    originName: origin?.name ?? '',
    originUrl: origin?.url ?? '',
  }
}

const filled = (text: string) => text.trim() !== ''

/** French decimals too. */
const numberOf = (typed: string) => Number(typed.trim().replace(',', '.'))

/** Undefined without any. */
export function timesOf({ waits, celsius }: DraftRecipe): Recipe['times'] {
  const known = waits
    .filter(({ amount }) => filled(amount))
    .map(({ wait, amount, unit }) => [wait, Math.round(numberOf(amount) * durationUnits[unit])] as const)
  if (known.length === 0) return undefined
  const dries = known.some(([wait]) => wait === 'drying') && filled(celsius)
  return { ...Object.fromEntries(known), ...(dries && { celsius: numberOf(celsius) }) }
}

function stepsOf({ steps, details }: DraftRecipe, pictures: ReadonlySet<number>) {
  const given = steps.map((text, at) => ({ text, ...(details[at] ?? emptyStep) })).filter(({ text }) => filled(text))
  const stepDetails = given.map(({ minutes, fileId }) => ({
    ...(filled(minutes) && { minutes: numberOf(minutes) }),
    // A picture may have been removed from the share since.
    ...(fileId !== null && pictures.has(fileId) && { fileId }),
  }))
  const isPlain = stepDetails.every((detail) => Object.keys(detail).length === 0)
  return { steps: given.map(({ text }) => text), ...(!isPlain && { stepDetails }) }
}

/** « exemple.fr » is an address too. */
const wholeUrl = (typed: string) => (/^[a-z]+:/i.test(typed) ? typed : `https://${typed}`)

function originOf({ originName, originUrl }: DraftRecipe): Recipe['origin'] {
  if (!filled(originName) && !filled(originUrl)) return undefined
  return { name: originName, ...(filled(originUrl) && { url: wholeUrl(originUrl.trim()) }) }
}

/** Nothing that was left empty, so that a simple recipe is stored as before. */
export function recipeOf(draft: DraftRecipe, images: readonly { fileId: number }[]): PublishShare['recipe'] {
  const { servings, yieldUnit, minutes, season, equipment, otherEquipment, ingredients } = draft
  const unit = yieldUnits.find((known) => known === yieldUnit) ?? 'serving'
  const made =
    unit === 'serving' ? { servings: numberOf(servings) } : { servings: 1, yield: { amount: numberOf(servings), unit } }
  const times = timesOf(draft)
  const origin = originOf(draft)
  return {
    ...made,
    minutes: Number(minutes),
    ...(times && { times }),
    season,
    ...(equipment.length > 0 && { equipment }),
    ...(filled(otherEquipment) && { otherEquipment }),
    ingredients: ingredients.filter(({ name, quantity }) => filled(name) || filled(quantity)),
    ...stepsOf(draft, new Set(images.map(({ fileId }) => fileId))),
    ...(origin && { origin }),
  }
}

/** Numbers alone do not make a draft. */
export function isBlankRecipe({ ingredients, steps, otherEquipment, originName, originUrl }: DraftRecipe): boolean {
  const texts = [...ingredients.map(({ name }) => name), ...steps, otherEquipment, originName, originUrl]
  return !texts.some(filled)
}
