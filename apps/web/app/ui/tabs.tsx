import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../navigation/link.tsx'
import { formatCount } from '../text/counts.ts'

interface TabItem {
  to: string
  label: string
  count?: number
  /** Current only at its exact URL (the first tab of a page). */
  end?: boolean
  onIntent?: () => void
}

function TabLabel({ item }: { item: TabItem }): ReactNode {
  return (
    <>
      {item.label}
      {item.count === undefined ? null : <small className="tabular-numbers">{formatCount(item.count)}</small>}
    </>
  )
}

interface TabsProps {
  label: string
  items: TabItem[]
  /** `to` of the current tab, where the query string decides. */
  current?: string
}

/** Tabs as links: shareable, with working back button. */
export function Tabs({ label, items, current }: TabsProps) {
  const { pathname } = useLocation()
  const isCurrent = ({ to, end }: TabItem) => {
    if (current !== undefined) return to === current
    return pathname === to || (end !== true && pathname.startsWith(`${to}/`))
  }
  return (
    <nav className="tabs" aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          prefetch="intent"
          viewTransition
          preventScrollReset
          aria-current={isCurrent(item) ? 'page' : undefined}
          onPointerEnter={item.onIntent}
          onFocus={item.onIntent}
        >
          <TabLabel item={item} />
        </Link>
      ))}
    </nav>
  )
}
