import type { ReactNode } from 'react'
import { useBrand } from '../brand/brand-context.tsx'
import { RecipeKeepButton } from '../features/kitchen/keeping/public.ts'
import { RecipeTools } from '../features/kitchen/recipe-tools/public.ts'
import { KitchenPartsContext } from '../features/publishing/shares/public.ts'

const parts = { KeepButton: RecipeKeepButton, RecipeTools }

export function KitchenProvider({ children }: { children: ReactNode }) {
  const { kitchen } = useBrand().features
  return <KitchenPartsContext value={kitchen ? parts : null}>{children}</KitchenPartsContext>
}
