import type { ArticleRecipe } from '@consoeurs/contract'
import { useState } from 'react'
import { sharesText } from '../../../text/shares.ts'
import { CookingButton } from '../../publishing/shares/public.ts'
import { RecipeKeepButton } from '../keeping/public.ts'
import { RecipeTools } from '../recipe-tools/public.ts'
import styles from './article-recipes.module.css'

export function Tools({ articleRecipe }: { articleRecipe: ArticleRecipe }) {
  const { id, recipe } = articleRecipe
  const [kept, setKept] = useState(articleRecipe.kept)
  return (
    <div className={styles.tools} data-hook="article-recipe-tools">
      <div className={styles.first}>
        <CookingButton recipeId={id} recipe={recipe} />
        <RecipeKeepButton
          recipeId={id}
          kept={kept}
          label={kept ? sharesText.kept : sharesText.keep}
          className="icon-button"
          onKept={setKept}
        />
      </div>
      <RecipeTools recipeId={id} recipe={recipe} amount={recipe.servings} />
    </div>
  )
}
