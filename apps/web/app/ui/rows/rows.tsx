import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'
import { Count } from '../chip.tsx'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icons.ts'
import styles from './rows.module.css'

/** A card of `Row`s. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

interface RowProps {
  to: string
  icon: IconName
  label: string
  detail?: string | undefined
  /** Current value or total, at the right. */
  value?: ReactNode
  /** What is new, in the accent. */
  count?: number
  /** The number in words, for screen readers. */
  news?: string
  current?: boolean
  /** Loads the whole page: another app. */
  reloadDocument?: boolean
}

/** A line of 56 px that opens a page. */
export function Row({ to, icon, label, detail, value, count = 0, news, current = false, reloadDocument }: RowProps) {
  return (
    <li>
      <Link
        className={styles.row}
        to={to}
        prefetch={reloadDocument ? 'none' : 'intent'}
        viewTransition
        reloadDocument={reloadDocument}
        aria-current={current ? 'page' : undefined}
      >
        <Icon of={icon} />
        <span className={styles.label}>
          {label}
          {detail === undefined ? null : <span className="meta block">{detail}</span>}
        </span>
        {value === undefined ? null : <span className={`${styles.value} tabular-numbers`}>{value}</span>}
        <Count of={count} label={news} inline />
        <Icon of="chevron-right" size="s" />
      </Link>
    </li>
  )
}

/** A line that acts instead of opening a page, such as signing out. */
export function ActionRow({ children }: { children: (className: string | undefined) => ReactNode }) {
  return <li>{children(styles.row)}</li>
}
