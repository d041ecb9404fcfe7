import { foldText } from '@consoeurs/contract/text/fold-text'
import { useBrand } from '../../../brand/brand-context.tsx'
import { searchText } from '../../../text/search.ts'
import { MoreLink } from '../../../ui/button.tsx'
import { filterHref, interestsOf } from '../../people/members/public.ts'
import { KeepSearch } from '../saved-searches/public.ts'

/** The words are an interest: leads to the members who have it, nearest first, and to news of them. */
export function ThemeMembers({ q }: { q: string }) {
  const theme = interestsOf(useBrand()).find(({ label }) => foldText(label) === foldText(q))
  if (theme === undefined) return null
  const { value: interest, label } = theme
  return (
    <div>
      <MoreLink to={filterHref({ interest })}>{searchText.themeMembers(label)}</MoreLink>
      <KeepSearch kind="members" search={String(new URLSearchParams({ interest }))} name={label} place="list" />
    </div>
  )
}
