import type { Key, ReactNode } from 'react'
import { type DateContext, dayHeading } from '../text/dates.ts'
import { InfiniteList } from './infinite-list.tsx'
import styles from './text-blocks.module.css'
import { useReading } from './use-reading.ts'

interface DayListProps<Item> {
  items: Item[]
  keyOf: (item: Item) => Key
  /** ISO date; items must be sorted by it. */
  dateOf: (item: Item) => string
  children: (item: Item) => ReactNode
  hasMore: boolean
  loading: boolean
  onMore: () => void
  error?: string | null
  nextHref?: string
}

interface Day<Item> {
  heading: string
  items: Item[]
}

export function byDay<Item>(items: Item[], dateOf: (item: Item) => string, reading: DateContext): Day<Item>[] {
  const days: Day<Item>[] = []
  for (const item of items) {
    const heading = dayHeading(new Date(dateOf(item)), reading)
    const last = days.at(-1)
    if (last?.heading === heading) last.items.push(item)
    else days.push({ heading, items: [item] })
  }
  return days
}

/** Infinite list grouped by day: « Aujourd’hui », « Hier », « Lundi 9 mars ». */
export function DayList<Item>({ items, keyOf, dateOf, children, ...list }: DayListProps<Item>) {
  const reading = useReading()
  return (
    <InfiniteList items={byDay(items, dateOf, reading)} keyOf={({ heading }) => heading} {...list}>
      {(day) => (
        <section aria-label={day.heading}>
          <h2 className={`${styles.day} gutter`} suppressHydrationWarning>
            {day.heading}
          </h2>
          <ul>
            {day.items.map((item) => (
              <li key={keyOf(item)}>{children(item)}</li>
            ))}
          </ul>
        </section>
      )}
    </InfiniteList>
  )
}
