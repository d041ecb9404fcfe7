import type { WorkerMessage } from '../app/pwa/worker-messages.ts'
import { currentMember, deletePersonalCaches } from './member-caches.ts'
import { keepWhatSheSees } from './pages.ts'
import { keepFiles, keepShell } from './site-files.ts'

const MOST_FILES = 300

/** Activates only with a single tab open, because other tabs may need the old worker. */
async function takeOver(worker: ServiceWorkerGlobalScope): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (tabs.length <= 1) await worker.skipWaiting()
}

async function hear(worker: ServiceWorkerGlobalScope, event: ExtendableMessageEvent): Promise<void> {
  const message = event.data as WorkerMessage
  switch (message.type) {
    case 'opened':
      await keepFiles(message.files.slice(0, MOST_FILES))
      await keepShell(message.build, message.files.slice(0, MOST_FILES)).catch(() => undefined)
      if ((await currentMember()) !== null && !message.sparing) {
        for (const address of ['/dashboard', '/shares', '/shares?publier=1']) await keepWhatSheSees(address)
      }
      return
    case 'seen':
      return keepWhatSheSees(message.address)
    case 'left':
      await deletePersonalCaches()
      event.ports[0]?.postMessage('done')
      return
    case 'take-over':
      return takeOver(worker)
    default:
      message satisfies never
  }
}

export function listenToPages(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('message', (event) => {
    // Ignore messages from others (developer tools, replies to pushes).
    if (typeof event.data === 'object' && event.data !== null && 'type' in event.data) {
      event.waitUntil(hear(worker, event))
    }
  })
}
