import { definePolicy } from '../../../platform/http/policy.ts'
import { moderates } from '../../publishing/shares/public.ts'

interface RecipeSubject {
  authorId: number
  within: boolean
  held: boolean
}

export interface MakingSubject {
  memberId: number
  /** Author of the recipe. */
  ownerId: number
  moderatesThere: boolean
}

export const recipePolicy = definePolicy<RecipeSubject>()({
  /** Not of her own. */
  'recipe.make': (viewer, { authorId, within, held }) => viewer !== null && viewer.id !== authorId && within && !held,
})

export const makingPolicy = definePolicy<MakingSubject>()({
  'making.remove': (viewer, making) =>
    viewer !== null &&
    (viewer.id === making.memberId || viewer.id === making.ownerId || moderates(viewer) || making.moderatesThere),
  'making.report': (viewer, making) => viewer?.id !== making.memberId,
})
