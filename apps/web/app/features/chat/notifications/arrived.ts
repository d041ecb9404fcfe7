import type { LiveEvent, NotificationView } from '@consoeurs/contract'
import { changeItems, type Pages } from '../../../live/pages.ts'
import type { NotificationFilter } from './notification-filter.ts'

type Lines = Pages<NotificationView>

const belongs = ({ section, value, read }: NotificationView, filter: NotificationFilter) =>
  (filter.section === null || section === filter.section) &&
  (filter.value === null || value === filter.value) &&
  !(filter.unread && read)

/**
 * Puts a notification on top of the list. An aggregated one (« et 2 autres ») moves up; an older event changes nothing.
 */
export function withArrived(known: Lines, arrived: NotificationView, filter: NotificationFilter): Lines {
  if (!belongs(arrived, filter)) return known
  const same = known.pages.flatMap((page) => page.items).find(({ id }) => id === arrived.id)
  if (same !== undefined && same.seq >= arrived.seq) return known
  const [first, ...rest] = changeItems(known, (items) => items.filter(({ id }) => id !== arrived.id)).pages
  if (first === undefined) return known
  // Events may arrive out of order: sort by seq, newest first.
  const items = [arrived, ...first.items].sort((one, other) => other.seq - one.seq)
  return { pages: [{ ...first, items }, ...rest] }
}

/** Applies a live event to the loaded pages, with the same result as a reload. */
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

/** A notification marked unread again belongs in the unread list, at a position that only the server knows. */
export const needsReload = (event: LiveEvent, filter: NotificationFilter): boolean =>
  event.type === 'notifications.marked' && !event.read && filter.unread
