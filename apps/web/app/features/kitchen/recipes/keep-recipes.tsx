import { limits, truncate } from '@consoeurs/contract'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { KeepSearch } from '../../publishing/saved-searches/public.ts'
import type { ActiveFilter } from './active-filters.ts'
import { type RecipeListQuery, writeQuery } from './recipes.api.ts'

interface KeepProps {
  query: RecipeListQuery
  active: ActiveFilter[]
  place: 'list' | 'empty'
}

/** For members. */
export function KeepRecipes({ query, active, place }: KeepProps) {
  const signedIn = useViewer() !== null
  const search = new URLSearchParams(writeQuery({ ...query, sort: undefined }))
  if (!signedIn || search.size === 0) return null
  const name = truncate(active.map(({ label }) => label).join(', '), limits.savedSearches.name)
  return <KeepSearch kind="recipes" search={String(search)} name={name} place={place} />
}
