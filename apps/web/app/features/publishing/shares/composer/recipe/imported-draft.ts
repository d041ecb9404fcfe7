import type { PageBrand } from '@consoeurs/brand'
import type { ImportedRecipe } from '@consoeurs/contract'
import { durationIn } from '../../recipe/durations.ts'
import { type Draft, emptyDraft } from '../draft.ts'
import { draftWaits } from './draft-recipe.ts'

/** The kind of share that holds a recipe. */
export const recipeKind = ({ shareKinds }: PageBrand): string =>
  shareKinds.find(({ form }) => form === 'recipe')?.kind ?? ''

/** As a private draft of the composer, with its source. */
export function importedDraft(imported: ImportedRecipe, { clientId, kind }: { clientId: string; kind: string }): Draft {
  const blank = emptyDraft(clientId, kind)
  const { title, body, servings, minutes, resting, ingredients, steps, author, url } = imported
  const rest = resting === null ? null : durationIn(resting)
  return {
    ...blank,
    title,
    body,
    recipe: {
      ...blank.recipe,
      servings: servings === null ? blank.recipe.servings : String(servings),
      minutes: minutes === null ? '' : String(minutes),
      waits: draftWaits(rest === null ? [] : [{ wait: 'resting', amount: String(rest.amount), unit: rest.unit }]),
      ingredients: ingredients.map((name) => ({ quantity: '', name })),
      steps,
      originName: author,
      originUrl: url,
    },
  }
}
