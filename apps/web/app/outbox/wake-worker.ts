import { outboxName } from './outbox-database.ts'

interface WithSync extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> }
}

/** Background Sync: wakes the worker once online, even after all pages are closed. */
export async function wakeWorker(): Promise<void> {
  try {
    const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration('/')
    await registration?.sync?.register(outboxName)
  } catch {
    // Not supported by every browser and window: the next page sends instead.
  }
}
