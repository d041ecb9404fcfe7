import type { ArticleRecipe } from '@consoeurs/contract'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { sharesText } from '../../../text/shares.ts'
import { CookingButton } from '../../publishing/shares/public.ts'
import { RecipeKeepButton } from '../keeping/public.ts'
import { RecipeTools } from '../recipe-tools/public.ts'
import styles from './article-recipes.module.css'
import { toolsPlace } from './tools-place.ts'

function Tools({ found }: { found: ArticleRecipe }) {
  const { id, recipe } = found
  const [kept, setKept] = useState(found.kept)
  return (
    <div className={styles.tools} data-hook="article-recipe-tools">
      <div className={styles.first}>
        <CookingButton recipeId={id} recipe={recipe} />
        <RecipeKeepButton
          shareId={id}
          kept={kept}
          label={kept ? sharesText.kept : sharesText.keep}
          className="icon-button"
          onKept={setKept}
        />
      </div>
      <RecipeTools shareId={id} recipe={recipe} amount={recipe.servings} />
    </div>
  )
}

/** For members: cook it, keep it, put it on the list or in the week, at the end of each recipe of the text. */
export function ArticleRecipeTools({ recipes }: { recipes: ArticleRecipe[] }) {
  const [places, setPlaces] = useState<ReadonlyMap<number, Element>>(new Map())
  // The text is HTML of the article: its places exist once it is on the page.
  useEffect(() => {
    const found = recipes.flatMap(({ id }) => {
      const place = document.getElementById(toolsPlace(id))
      // The link for pages without scripts.
      place?.querySelector(':scope > a')?.remove()
      return place === null ? [] : [[id, place] as const]
    })
    setPlaces(new Map(found))
  }, [recipes])
  return recipes.map((found) => {
    const place = places.get(found.id)
    return place === undefined ? null : createPortal(<Tools key={found.id} found={found} />, place, String(found.id))
  })
}
