import type { WorkerMessage } from './worker-messages.ts'
import { registeredWorker } from './worker-registration.ts'

/** Waits for an active worker; does nothing where none is registered. */
export async function postToWorker(message: WorkerMessage): Promise<void> {
  if ((await registeredWorker()) === null) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}
