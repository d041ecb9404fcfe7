import { useState } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../../brand/brand-context.tsx'
import { directoryText } from '../../text/directory.ts'
import { membersText } from '../../text/members.ts'
import { ChipLink, Chips } from '../../ui/chip.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { activeFilters } from './active-filters.ts'
import { filterHref } from './filter-address.ts'
import { FilterForm } from './filter-form.tsx'
import type { MemberFilters } from './members.api.ts'

/** What she chose as chips, each taken away by a press; the panel holds the rest. */
export function FilterBar({ filters }: { filters: MemberFilters }) {
  const brand = useBrand()
  const [open, setOpen] = useState(false)
  const active = activeFilters(filters, brand)
  return (
    <>
      <Chips scroll label={membersText.activeFilters}>
        <Link
          className="chip on"
          to={filterHref(filters, { filtres: '1' })}
          aria-label={membersText.filtersCount(active.length)}
          onClick={(event) => {
            event.preventDefault()
            setOpen(true)
          }}
        >
          <Icon of="sliders-horizontal" size="s" />
          {membersText.filters}
          {active.length === 0 ? null : <span className="num">{active.length}</span>}
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
        {filters.sort === 'affinity' ? null : (
          <ChipLink to={filterHref({ ...filters, sort: 'affinity' })}>{membersText.sorts.affinity}</ChipLink>
        )}
        {filters.isNew ? null : (
          <ChipLink to={filterHref({ ...filters, isNew: true })}>{directoryText.newOnly}</ChipLink>
        )}
        {filters.certified ? null : (
          <ChipLink to={filterHref({ ...filters, certified: true })}>{membersText.certifiedOnly}</ChipLink>
        )}
        <ChipLink to={filters.passed ? '/members' : '/members?passed=true'} current={filters.passed === true}>
          {directoryText.passedOnly}
        </ChipLink>
      </Chips>
      <Sheet open={open} onOpenChange={setOpen} title={membersText.filters} size="lg">
        <FilterForm filters={filters} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  )
}
