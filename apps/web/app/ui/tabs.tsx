import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { formatCount } from '../text/counts.ts'

interface TabItem {
  to: string
  label: string
  /** Shown small beside the label. */
  count?: number
  /** Only its exact address makes it current (the first tab of a page). */
  end?: boolean
  /** Her hand is near it: what it needs beside its data may be fetched. */
  onIntent?: () => void
}

function TabLabel({ item }: { item: TabItem }): ReactNode {
  return (
    <>
      {item.label}
      {item.count === undefined ? null : <small className="num">{formatCount(item.count)}</small>}
    </>
  )
}

interface TabsProps {
  label: string
  items: TabItem[]
  /** The `to` of the current tab, where the query string decides rather than the path. */
  current?: string
}

/** Tabs that are addresses: shared, bookmarked, undone by « back ». */
export function Tabs({ label, items, current }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map((item) =>
        current === undefined ? (
          <NavLink key={item.to} to={item.to} end={item.end} prefetch="intent" viewTransition preventScrollReset>
            <TabLabel item={item} />
          </NavLink>
        ) : (
          <Link
            key={item.to}
            to={item.to}
            prefetch="intent"
            viewTransition
            preventScrollReset
            aria-current={item.to === current ? 'page' : undefined}
            onPointerEnter={item.onIntent}
            onFocus={item.onIntent}
          >
            <TabLabel item={item} />
          </Link>
        ),
      )}
    </nav>
  )
}
