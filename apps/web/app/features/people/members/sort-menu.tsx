import type { MemberSort } from '@consoeurs/contract'
import { useRef, useState } from 'react'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/members.module.css'
import { membersText } from '../../../text/members.ts'
import { Icon } from '../../../ui/icon.tsx'
import overlaysStyles from '../../../ui/overlays/overlays.module.css'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { filterHref } from './filter-address.ts'
import { sortOrder } from './filter-form.tsx'
import { type MemberFilters, usualSort } from './members.api.ts'

/** Sort orders as links. Without scripts the filter form has the same choice. */
export function SortMenu({ filters }: { filters: MemberFilters }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const current: MemberSort = filters.sort ?? usualSort
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`more-link ${styles.orderButton}`}
        aria-label={membersText.sortedBy(current)}
        aria-haspopup="true"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon of="arrow-down-up" size="s" />
        <span className="only-wide">{membersText.sorts[current]}</span>
      </button>
      <Popover open={open} onOpenChange={setOpen} anchor={button} label={membersText.sort} align="end">
        <ul className={styles.orderList}>
          {sortOrder.map((sort) => (
            <li key={sort}>
              <Link
                className={overlaysStyles.menuItem}
                data-hook="menu-item"
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
