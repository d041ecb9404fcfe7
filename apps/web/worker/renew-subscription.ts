import type { Viewer } from '@consoeurs/contract/account/identity'

/** Not every browser sends the new subscription. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/** With Firebase Cloud Messaging, only a page's SDK can renew: the next page requests a new token. */
export async function renewSubscription(worker: ServiceWorkerGlobalScope, event: Event): Promise<void> {
  if (parametersOf(worker).has('messagingSenderId')) return
  const { oldSubscription, newSubscription } = event as SubscriptionChange
  const subscription = newSubscription ?? (await subscribeAgain(worker, oldSubscription))
  if (subscription === null) return
  const { viewer } = (await (await fetch('/api/viewer')).json()) as { viewer: Pick<Viewer, 'id'> | null }
  // Signed out: the next sign-in registers the device.
  if (viewer === null) return
  await fetch(`/api/users/${viewer.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fcmToken: JSON.stringify(subscription), fcmDate: new Date().toISOString() }),
  })
}

const parametersOf = (worker: ServiceWorkerGlobalScope) => new URL(worker.location.href).searchParams

async function subscribeAgain(
  worker: ServiceWorkerGlobalScope,
  old: PushSubscription | null | undefined,
): Promise<PushSubscription | null> {
  const key = old?.options.applicationServerKey ?? parametersOf(worker).get('vapidPublicKey')
  if (!key) return null
  return worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}
