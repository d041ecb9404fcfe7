import { Link } from '../../../navigation/link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { directoryText } from './directory.text.ts'
import type { DirectoryView } from './directory-view.ts'
import { filterHref } from './filter-address.ts'
import type { MemberFilters } from './members.api.ts'

/** Grid or list as links, which work without scripts. */
export function ViewSwitch({ filters, view }: { filters: MemberFilters; view: DirectoryView }) {
  const other = view === 'grid' ? 'list' : 'grid'
  return (
    <Link
      className="icon-button"
      to={filterHref(filters, { vue: other })}
      replace
      aria-label={directoryText.views[other]}
      title={directoryText.views[other]}
    >
      <Icon of={other === 'list' ? 'list' : 'layout-grid'} size="l" />
    </Link>
  )
}
