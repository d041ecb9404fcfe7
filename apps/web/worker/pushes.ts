import { sitePath } from '@consoeurs/contract/addresses'
import type { PushPayload } from '@consoeurs/contract/chat/push'
import type { PushMessage } from '../app/features/chat/push/push-messages.ts'
import { readPayload } from './read-payload.ts'
import { renewSubscription } from './renew-subscription.ts'

/** Milliseconds for an open tab to take over a push. */
const TAB_ANSWERS = 500

/** A press opens the target, in an existing tab where possible. */
export function listenToPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const payload = readPayload(event.data)
    if (payload !== null) event.waitUntil(show(worker, payload))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { navigate } = event.notification.data as { navigate?: string }
    event.waitUntil(lead(worker, pathOf(worker, navigate)))
  })
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(worker, event)))
}

async function show(worker: ServiceWorkerGlobalScope, { notification, app_badge }: PushPayload): Promise<void> {
  const { title, navigate, ...options } = notification
  if ('setAppBadge' in worker.navigator) await worker.navigator.setAppBadge(app_badge).catch(() => undefined)
  const seen = (await windows(worker)).find(({ visibilityState }) => visibilityState === 'visible')
  // The page itself shows the notification (specification §4: only logged).
  if (seen && (await tabTakes(seen, { type: 'push.received', tag: notification.tag }))) return
  await worker.registration.showNotification(title, { ...options, data: { navigate } })
}

const windows = (worker: ServiceWorkerGlobalScope) =>
  worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Only paths of this site; defaults to the home page (specification §5). */
function pathOf({ location: { origin } }: ServiceWorkerGlobalScope, navigate = '/'): string {
  return sitePath(navigate.startsWith(`${origin}/`) ? navigate.slice(origin.length) : navigate) ?? '/'
}

/** Focuses a tab at the path, or the last used one, and navigates it; otherwise opens a new window. */
async function lead(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const open = await windows(worker)
  const tab = open.find(({ url }) => new URL(url).pathname === path) ?? open[0]
  if (tab === undefined) {
    await worker.clients.openWindow(path)
    return
  }
  await tab.focus().catch(() => undefined)
  if (new URL(tab.url).pathname === path || (await tabTakes(tab, { type: 'push.pressed', path }))) return
  // The tab's scripts are not ready: load the page instead.
  const sent = await tab.navigate(path).catch(() => null)
  if (sent === null) await worker.clients.openWindow(path)
}

function tabTakes(tab: WindowClient, message: PushMessage): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(false), TAB_ANSWERS)
    port1.addEventListener('message', () => {
      clearTimeout(timer)
      resolve(true)
    })
    port1.start()
    tab.postMessage(message, [port2])
  })
}
