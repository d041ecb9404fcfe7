import { searchText } from '../../text/search.ts'
import { SearchForm as PageSearch } from '../../ui/search-form.tsx'
import type { Asked } from './search-address.ts'

/** The site's own search; what she looks through stays chosen. */
export function SearchForm({ q, kind }: Asked) {
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
