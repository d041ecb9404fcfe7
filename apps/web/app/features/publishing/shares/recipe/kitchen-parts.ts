import type { Recipe } from '@consoeurs/contract'
import { type ComponentType, createContext, useContext } from 'react'

export interface RecipeKeepButtonProps {
  recipeId: number
  kept: boolean
  label: string
  className: string
  onKept: (kept: boolean) => void
}

export interface RecipeToolsProps {
  recipeId: number
  recipe: Recipe
  /** Chosen, of what the yield counts. */
  amount: number
}

/** What notebooks, lists and menus add to a recipe: they are features above this one. */
interface KitchenParts {
  KeepButton: ComponentType<RecipeKeepButtonProps>
  RecipeTools: ComponentType<RecipeToolsProps>
}

export const KitchenPartsContext = createContext<KitchenParts | null>(null)

/** Null where the brand has no kitchen. */
export const useKitchenParts = (): KitchenParts | null => useContext(KitchenPartsContext)
