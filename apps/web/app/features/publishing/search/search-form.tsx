import { searchText } from '../../../text/search.ts'
import { SearchForm as PageSearch } from '../../../ui/forms/search-form.tsx'
import type { SearchParams } from './search-params.ts'

/** Keeps the selected kind. */
export function SearchForm({ q, kind }: SearchParams) {
  return (
    <PageSearch
      action="/search"
      q={q}
      label={searchText.label}
      hint={searchText.hint}
      button={searchText.submit}
      maxLength={100}
    >
      {kind === 'all' ? null : <input type="hidden" name="kind" value={kind} />}
    </PageSearch>
  )
}
