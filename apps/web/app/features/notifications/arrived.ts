import type { LiveEvent, NotificationView } from '@consoeurs/contract'
import { changeItems, type Pages } from '../../live/pages.ts'
import type { NotificationFilter } from './notification-filter.ts'

type Lines = Pages<NotificationView>

const belongs = ({ section, value, read }: NotificationView, filter: NotificationFilter) =>
  (filter.section === null || section === filter.section) &&
  (filter.value === null || value === filter.value) &&
  !(filter.unread && read)

/**
 * A notification that just arrived on top of the list. A line that took one more in (« et 2 autres ») moves up from
 * where it was; what an older event says again changes nothing.
 */
export function withArrived(known: Lines, arrived: NotificationView, filter: NotificationFilter): Lines {
  if (!belongs(arrived, filter)) return known
  const same = known.pages.flatMap((page) => page.items).find(({ id }) => id === arrived.id)
  if (same !== undefined && same.seq >= arrived.seq) return known
  const [first, ...rest] = changeItems(known, (items) => items.filter(({ id }) => id !== arrived.id)).pages
  if (first === undefined) return known
  // A hint may be overtaken by a later one: each stands where its number says, and the newest on top.
  const items = [arrived, ...first.items].sort((one, other) => other.seq - one.seq)
  return { pages: [{ ...first, items }, ...rest] }
}

/** The list after one more live event: what a fresh page would show of the pages that are open. */
export function afterEvent(known: Lines, event: LiveEvent, filter: NotificationFilter): Lines {
  if (event.type === 'notification') return withArrived(known, event.notification, filter)
  if (event.type === 'notifications.marked') {
    const { ids, seq, read } = event
    const isMeant = (line: NotificationView) => (ids === null ? line.seq <= seq : ids.includes(line.id))
    const marked = (line: NotificationView) => (isMeant(line) && line.read !== read ? { ...line, read } : line)
    return changeItems(known, (items) => items.map(marked).filter((line) => belongs(line, filter)))
  }
  if (event.type === 'notifications.changed') {
    const changed = new Map(event.changed.map((line) => [line.id, line]))
    return changeItems(known, (items) =>
      items.filter(({ id }) => !event.removed.includes(id)).map((line) => changed.get(line.id) ?? line),
    )
  }
  return known
}

/** What only the server knows: a line that is unread again belongs to the unread ones, somewhere. */
export const needsReload = (event: LiveEvent, filter: NotificationFilter): boolean =>
  event.type === 'notifications.marked' && !event.read && filter.unread
