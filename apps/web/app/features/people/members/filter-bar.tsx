import { useState } from 'react'
import { useBrand } from '../../../brand/brand-context.tsx'
import { Link } from '../../../navigation/link.tsx'
import { membersText } from '../../../text/members.ts'
import { ChipLink, Chips } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { activeFilters } from './active-filters.ts'
import { directoryText } from './directory.text.ts'
import { filterHref } from './filter-address.ts'
import { FilterForm } from './filter-form.tsx'
import type { MemberFilters } from './members.api.ts'

/** Each active filter is a removable chip; the panel holds the others. */
export function FilterBar({ filters, community }: { filters: MemberFilters; community?: string }) {
  const brand = useBrand()
  const [open, setOpen] = useState(false)
  const active = activeFilters(filters, brand, community)
  return (
    <>
      <Chips scroll label={membersText.activeFilters}>
        <Link
          className="chip selected"
          to={filterHref(filters, { filtres: '1' })}
          aria-label={membersText.filtersCount(active.length)}
          onClick={(event) => {
            event.preventDefault()
            setOpen(true)
          }}
        >
          <Icon of="sliders-horizontal" size="s" />
          <span>{membersText.filters}</span>
          {active.length === 0 ? null : <span className="tabular-numbers">{active.length}</span>}
        </Link>
        {active.map(({ label, without }) => (
          <Link
            key={label}
            className="chip brand"
            to={filterHref(without)}
            aria-label={membersText.remove(label)}
            preventScrollReset
          >
            {label}
            <Icon of="x" size="s" />
          </Link>
        ))}
        {filters.online ? null : (
          <ChipLink to={filterHref({ ...filters, online: true })}>{directoryText.online}</ChipLink>
        )}
        {filters.isNew ? null : (
          <ChipLink to={filterHref({ ...filters, isNew: true })}>{directoryText.newOnly}</ChipLink>
        )}
        {brand.features.seeksSomeone ? (
          <ChipLink to={filters.passed ? '/members' : '/members?passed=true'} current={filters.passed === true}>
            {directoryText.passedOnly}
          </ChipLink>
        ) : null}
      </Chips>
      <Sheet open={open} onOpenChange={setOpen} title={membersText.filters} size="lg">
        <FilterForm filters={filters} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  )
}
