import { useSyncExternalStore } from 'react'
import { inNativeShell } from './native-shell.ts'
import { pushConfiguration } from './worker-registration.ts'

export type Permission = NotificationPermission | 'unsupported'

/** What the phone said last, in its shell; nothing before it was asked, nor where the site pushes in no way it knows. */
let ofPhone: NotificationPermission | undefined
const phone = async () => (await import('./phone.ts')).phone
const reachesPhones = async () => (await pushConfiguration())?.provider === 'fcm'

export function readPermission(): Permission {
  if (inNativeShell()) return ofPhone ?? 'unsupported'
  return 'Notification' in window ? Notification.permission : 'unsupported'
}

const watchers = new Set<() => void>()
const tellAll = () => {
  for (const changed of watchers) changed()
}

async function lookAgain(): Promise<void> {
  // A phone answers later than a browser.
  if (inNativeShell()) ofPhone = (await reachesPhones()) ? await (await phone()).permission() : undefined
  tellAll()
}

let listening = false

/** She may change her mind in the browser's own settings while the page is open. */
function listen(): void {
  if (listening) return
  listening = true
  const look = () => void lookAgain().catch(() => undefined)
  // Where the browser tells of no change, coming back to the tab does.
  addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  if (inNativeShell()) look()
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
  const answer = inNativeShell() ? await (await phone()).ask() : await Notification.requestPermission()
  if (inNativeShell()) ofPhone = answer
  tellAll()
  return answer
}
