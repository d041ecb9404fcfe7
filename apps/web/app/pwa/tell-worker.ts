import type { WorkerMessage } from './worker-messages.ts'
import { registeredWorker } from './worker-registration.ts'

/** Said to the worker once there is one; where there is none, nobody needs to hear it. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  if ((await registeredWorker()) === null) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}
