import type { MemberSort } from '@consoeurs/contract'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { membersText } from '../../text/members.ts'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { filterHref } from './filter-address.ts'
import { sortOrder } from './filter-form.tsx'
import type { MemberFilters } from './members.api.ts'

/** The order of the list, as addresses. Where no script runs, the filters hold the same choice. */
export function SortMenu({ filters }: { filters: MemberFilters }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const current: MemberSort = filters.sort ?? 'recent'
  return (
    <>
      <button
        ref={button}
        type="button"
        className="more ms-open"
        aria-label={membersText.sortedBy(current)}
        aria-haspopup="true"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon of="arrow-down-up" size="s" />
        {membersText.sorts[current]}
      </button>
      <Popover open={open} onOpenChange={setOpen} anchor={button} label={membersText.sort} align="end">
        <ul className="ms-list">
          {sortOrder.map((sort) => (
            <li key={sort}>
              <Link
                className="menu-item"
                to={filterHref({ ...filters, sort })}
                aria-current={sort === current ? 'true' : undefined}
                onClick={() => setOpen(false)}
              >
                <span className="grow">{membersText.sorts[sort]}</span>
                {sort === current ? <Icon of="check" size="s" /> : null}
              </Link>
            </li>
          ))}
        </ul>
      </Popover>
    </>
  )
}
