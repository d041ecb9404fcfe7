import type { Viewer } from '@consoeurs/contract/identity'

/** The event as browsers send it: some tell the new subscription, some only that the old one is gone. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/**
 * The browser's subscription became another one while no page was open: the server is told at once. With Firebase Cloud
 * Messaging its SDK has to, and that is a page's: the next one finds another subscription, and asks it for another token.
 */
export async function renewSubscription(worker: ServiceWorkerGlobalScope, event: Event): Promise<void> {
  if (parametersOf(worker).has('messagingSenderId')) return
  const { oldSubscription, newSubscription } = event as SubscriptionChange
  const subscription = newSubscription ?? (await subscribeAgain(worker, oldSubscription))
  if (subscription === null) return
  const { viewer } = (await (await fetch('/api/viewer')).json()) as { viewer: Pick<Viewer, 'id'> | null }
  // Signed out meanwhile: the device belongs to nobody, and the next sign-in registers it.
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
