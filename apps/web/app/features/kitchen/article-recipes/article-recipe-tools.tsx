import type { ArticleRecipe } from '@consoeurs/contract'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { onDemand } from '../../../ui/on-demand.tsx'
import { toolsElementId } from './tools-element-id.ts'

const Tools = onDemand(async () => (await import('./tools.tsx')).Tools, { soon: true })

/** Buttons under each recipe (cook, keep, shopping list, menu), for members only. */
export function ArticleRecipeTools({ recipes }: { recipes: ArticleRecipe[] }) {
  const [places, setPlaces] = useState<ReadonlyMap<number, Element>>(new Map())
  // The text is HTML of the article: its places exist once it is on the page.
  useEffect(() => {
    const found = recipes.flatMap(({ id }) => {
      const place = document.getElementById(toolsElementId(id))
      // The link for pages without scripts.
      place?.querySelector(':scope > a')?.remove()
      return place === null ? [] : [[id, place] as const]
    })
    setPlaces(new Map(found))
  }, [recipes])
  return recipes.map((articleRecipe) => {
    const { id } = articleRecipe
    const place = places.get(id)
    return place === undefined
      ? null
      : createPortal(<Tools key={id} articleRecipe={articleRecipe} />, place, String(id))
  })
}
