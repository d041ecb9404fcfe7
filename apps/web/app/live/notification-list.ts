import type { LiveEvent, NotificationView } from '@consoeurs/contract'

type Notifications = readonly NotificationView[]

/** Size of a first page of notifications; older ones load with the list. */
const PAGE_SIZE = 20

/** Applies an event to the notifications since page load; returns the same array where nothing changed. */
export function applyNotificationEvent(lines: Notifications, event: LiveEvent): Notifications {
  if (event.type === 'notification') {
    const { notification } = event
    return [notification, ...lines.filter(({ id }) => id !== notification.id)].slice(0, PAGE_SIZE)
  }
  if (event.type === 'notifications.marked') {
    const { ids, read } = event
    // Events arrive in order, so everything here predates a mark-all-read.
    return lines.map((line) => ((ids?.includes(line.id) ?? true) ? { ...line, read } : line))
  }
  if (event.type === 'notifications.changed') {
    // Changed groups are dropped here; the list loads their current state.
    const { changed, removed } = event
    return lines.filter(({ id }) => !removed.includes(id) && !changed.some((line) => line.id === id))
  }
  return lines
}
