import type { Recipe } from '@consoeurs/contract'
import { Button } from '../../../../ui/button.tsx'
import { cookingText } from './cooking.text.ts'
import { CookingMode, isCookable, useCooking } from './use-cooking.ts'

/** For a recipe outside its share's page. */
export function CookingButton({ recipeId, recipe }: { recipeId: number; recipe: Recipe }) {
  const [cooking, setCooking] = useCooking(recipeId)
  if (!isCookable(recipe)) return null
  return (
    <>
      <Button size="sm" icon="chef-hat" onClick={() => setCooking({ position: 0 })}>
        {cookingText.open}
      </Button>
      {cooking === null ? null : (
        <CookingMode
          {...{ recipeId, recipe }}
          images={[]}
          ingredients={recipe.ingredients}
          from={cooking}
          onClose={() => setCooking(null)}
        />
      )}
    </>
  )
}
