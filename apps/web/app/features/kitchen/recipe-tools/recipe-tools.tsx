import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { RecipeToolsProps } from '../../publishing/shares/public.ts'
import { menusText, PlanSheet } from '../menus/public.ts'
import { AddRecipeSheet, shoppingText } from '../shopping/public.ts'
import styles from './recipe-tools.module.css'

/** « Ajouter à ma liste » and « Mettre au menu », for members. */
export function RecipeTools(props: RecipeToolsProps) {
  const [sheet, setSheet] = useState<{ name: 'list' | 'plan'; open: boolean } | null>(null)
  const onOpenChange = (open: boolean) => setSheet(sheet && { ...sheet, open })
  const overlay = { open: sheet?.open ?? false, onOpenChange }
  return (
    <div className={styles.tools} data-hook="recipe-tools">
      <Button look="quiet" size="sm" icon="shopping-basket" onClick={() => setSheet({ name: 'list', open: true })}>
        {shoppingText.fromRecipe.open}
      </Button>
      <Button look="quiet" size="sm" icon="calendar-days" onClick={() => setSheet({ name: 'plan', open: true })}>
        {menusText.plan.open}
      </Button>
      {sheet?.name === 'list' ? <AddRecipeSheet key={props.amount} {...props} {...overlay} /> : null}
      {sheet?.name === 'plan' ? <PlanSheet key={props.amount} {...props} {...overlay} /> : null}
    </div>
  )
}
