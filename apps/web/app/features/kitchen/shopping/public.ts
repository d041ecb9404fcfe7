import { onDemand } from '../../../ui/on-demand.tsx'

export { shoppingApi } from './shopping.api.ts'
export { shoppingText } from './shopping.text.ts'

export const AddRecipeSheet = onDemand(async () => (await import('./add-recipe-sheet.tsx')).AddRecipeSheet, {
  soon: true,
})
