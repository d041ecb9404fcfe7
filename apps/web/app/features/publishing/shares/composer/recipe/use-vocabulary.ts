import { type IngredientIndex, ingredientIndex, type VocabularyEntry } from '@consoeurs/contract'
import { useEffect, useState } from 'react'
import { api } from '../../../../../api/browser-api.ts'
import { ApiFailure } from '../../../../../api/client.ts'
import { useBrand } from '../../../../../brand/brand-context.tsx'
import { ingredientsApi } from '../../recipe/ingredients.api.ts'

export interface KnownIngredients {
  entries: readonly VocabularyEntry[]
  index: IngredientIndex
  singularOf: ReadonlyMap<string, string>
}

let loading: Promise<KnownIngredients> | null = null

async function load(): Promise<KnownIngredients> {
  const { ingredients: entries } = await ingredientsApi(api).vocabulary()
  const singularOf = new Map(entries.map(({ slug, singular }) => [slug, singular]))
  return { entries, index: ingredientIndex(entries), singularOf }
}

/** Null before it has arrived, without a network and where the brand has no kitchen: lines then stay text. */
export function useVocabulary(): KnownIngredients | null {
  const { kitchen } = useBrand().features
  const [known, setKnown] = useState<KnownIngredients | null>(null)
  useEffect(() => {
    if (!kitchen) return
    let left = false
    loading ??= load()
    loading
      .then((loaded) => {
        if (!left) setKnown(loaded)
      })
      .catch((error: unknown) => {
        loading = null
        if (!(error instanceof ApiFailure)) throw error
      })
    return () => {
      left = true
    }
  }, [kitchen])
  return known
}
