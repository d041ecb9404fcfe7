import { outboxName } from './outbox-database.ts'

interface WithSync extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> }
}

/** Asks the browser to wake the worker when there is a network, even where no page of ours is open any more. */
export async function wakeWorker(): Promise<void> {
  try {
    const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration('/')
    await registration?.sync?.register(outboxName)
  } catch {
    // Not every browser does, nor in every window: the next page sends it.
  }
}
