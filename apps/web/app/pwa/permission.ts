import { useSyncExternalStore } from 'react'

export type Permission = NotificationPermission | 'unsupported'

export const readPermission = (): Permission => ('Notification' in window ? Notification.permission : 'unsupported')

const watchers = new Set<() => void>()
const tellAll = () => {
  for (const changed of watchers) changed()
}

let listening = false

/** She may change her mind in the browser's own settings while the page is open. */
function listen(): void {
  if (listening) return
  listening = true
  // Where the browser tells of no change, coming back to the tab does.
  addEventListener('focus', tellAll)
  document.addEventListener('visibilitychange', tellAll)
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', tellAll))
    .catch(() => undefined)
}

function watch(changed: () => void): () => void {
  listen()
  watchers.add(changed)
  return () => {
    watchers.delete(changed)
  }
}

/** default, granted, denied and back, while the page is open. */
export const usePermission = (): Permission => useSyncExternalStore(watch, readPermission, () => 'unsupported')

/** Asks her; only from a press of hers. */
export async function askPermission(): Promise<NotificationPermission> {
  const answer = await Notification.requestPermission()
  tellAll()
  return answer
}
