import { useSyncExternalStore } from 'react'
import { inNativeShell } from './native-shell.ts'
import { pushConfiguration } from './worker-registration.ts'

export type Permission = NotificationPermission | 'unsupported'

/** Undefined before it was read, or where the site does not use FCM. */
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
  if (inNativeShell()) ofPhone = (await reachesPhones()) ? await (await phone()).permission() : undefined
  tellAll()
}

let listening = false

/** The permission may change while the page is open. */
function listen(): void {
  if (listening) return
  listening = true
  const look = () => void lookAgain().catch(() => undefined)
  // Fallback for browsers without permission change events.
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

export const usePermission = (): Permission => useSyncExternalStore(watch, readPermission, () => 'unsupported')

/** Call it only from a user gesture. */
export async function askPermission(): Promise<NotificationPermission> {
  const answer = inNativeShell() ? await (await phone()).ask() : await Notification.requestPermission()
  if (inNativeShell()) ofPhone = answer
  tellAll()
  return answer
}
