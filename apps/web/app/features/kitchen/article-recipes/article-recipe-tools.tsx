import type { ArticleRecipe } from '@consoeurs/contract'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { onDemand } from '../../../ui/on-demand.tsx'
import { toolsPlace } from './tools-place.ts'

const Tools = onDemand(async () => (await import('./tools.tsx')).Tools, { soon: true })

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
