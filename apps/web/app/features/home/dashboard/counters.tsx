import { Link } from '../../../navigation/link.tsx'
import { dashboardText } from '../../../text/dashboard.ts'
import { useUnread } from '../../../viewer/viewer-context.tsx'
import styles from './dashboard.module.css'

/** Live. Absent where nothing is new. */
export function Counters() {
  const { unread } = useUnread()
  const all = [
    { to: '/visits', count: unread.visits, text: dashboardText.visits },
    { to: '/honors', count: unread.honors, text: dashboardText.honors },
    { to: '/messages', count: unread.messages, text: dashboardText.messages },
    { to: '/messages?boite=demandes', count: unread.requests, text: dashboardText.requests },
  ]
  const shown = all.filter(({ count }) => count > 0)
  if (shown.length === 0) return null
  return (
    <nav className={styles.counters} aria-label={dashboardText.news}>
      {shown.map(({ to, count, text }) => (
        <Link key={to} to={to} prefetch="intent" viewTransition>
          <b>{text(count).count}</b> <span>{text(count).noun}</span>
        </Link>
      ))}
    </nav>
  )
}
