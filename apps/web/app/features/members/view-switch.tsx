import { Link } from 'react-router'
import { directoryText } from '../../text/directory.ts'
import { Icon } from '../../ui/icon.tsx'
import type { DirectoryView } from './directory-view.ts'
import { filterHref } from './filter-address.ts'
import type { MemberFilters } from './members.api.ts'

/** Faces first, or words first: an address each, so that it works before any script. */
export function ViewSwitch({ filters, view }: { filters: MemberFilters; view: DirectoryView }) {
  const other = view === 'grid' ? 'list' : 'grid'
  return (
    <Link
      className="ib"
      to={filterHref(filters, { vue: other })}
      replace
      aria-label={directoryText.views[other]}
      title={directoryText.views[other]}
    >
      <Icon of={other === 'list' ? 'list' : 'layout-grid'} size="l" />
    </Link>
  )
}
