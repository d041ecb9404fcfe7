import type { LiveEvent, NotificationView } from '@consoeurs/contract'

type Lines = readonly NotificationView[]

/** As many lines as a first page holds: an older one is on the page that she opens. */
const kept = 20

/** The lines that arrived since the page was opened, after one more event; the same list where it says nothing of them. */
export function heard(lines: Lines, event: LiveEvent): Lines {
  if (event.type === 'notification') {
    const { notification } = event
    return [notification, ...lines.filter(({ id }) => id !== notification.id)].slice(0, kept)
  }
  if (event.type === 'notifications.marked') {
    const { ids, read } = event
    // Events come in their order: what is here is not newer than a reading of all.
    return lines.map((line) => ((ids?.includes(line.id) ?? true) ? { ...line, read } : line))
  }
  if (event.type === 'notifications.changed') {
    // What tells of fewer is no arrival any more: the page that she opens has it as it is.
    const { changed, removed } = event
    return lines.filter(({ id }) => !removed.includes(id) && !changed.some((line) => line.id === id))
  }
  return lines
}
