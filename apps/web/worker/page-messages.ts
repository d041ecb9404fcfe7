import type { WorkerMessage } from '../app/pwa/worker-messages.ts'
import { keepWhatSheSees } from './pages.ts'
import { keepFiles, keepShell } from './site-files.ts'
import { forgetHer, whoIsHere } from './whose.ts'

const MOST_FILES = 300

/** A new worker takes over only from a page that is alone: the code of another tab may need the old one. */
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
      // What an app opens with, and what she may want to write where there is no network.
      if ((await whoIsHere()) !== null && !message.sparing) {
        for (const address of ['/dashboard', '/shares', '/shares?publier=1']) await keepWhatSheSees(address)
      }
      return
    case 'seen':
      return keepWhatSheSees(message.address)
    case 'left':
      await forgetHer()
      event.ports[0]?.postMessage('done')
      return
    case 'take-over':
      return takeOver(worker)
    default:
      message satisfies never
  }
}

/** What the open pages tell the worker. */
export function listenToPages(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('message', (event) => {
    // Others speak to it too (the browser's tools, a push's tab): only what is known is heard.
    if (typeof event.data === 'object' && event.data !== null && 'type' in event.data) {
      event.waitUntil(hear(worker, event))
    }
  })
}
