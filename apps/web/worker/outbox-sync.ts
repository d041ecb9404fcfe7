import { del, set, values } from 'idb-keyval'
import { type ApiClient, ApiFailure, createApiClient } from '../app/api/client.ts'
import { outboxDatabase, outboxName } from '../app/outbox/outbox-database.ts'
import { afterFailure, afterReconnect, nextUnsent } from '../app/outbox/outbox-queue.ts'
import { apiCallOf, needsUpload, type Unsent } from '../app/outbox/unsent.ts'

interface SyncEvent extends ExtendableEvent {
  tag: string
}

const notifyPages = () => {
  const channel = new BroadcastChannel(outboxName)
  channel.postMessage('changed')
  channel.close()
}

/** Entries of the signed-in member without files to upload, because that needs a page. */
async function leaving(viewerId: number): Promise<Unsent[]> {
  const all = await values<Unsent>(outboxDatabase())
  return all.filter((unsent) => unsent.authorId === viewerId && !needsUpload(unsent))
}

async function sendOne(api: ApiClient, unsent: Unsent): Promise<void> {
  const { method, path, body } = apiCallOf(unsent)
  try {
    await api[method](path, body)
    await del(unsent.clientId, outboxDatabase())
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    await set(unsent.clientId, afterFailure(unsent, error, Date.now(), Math.random()), outboxDatabase())
    // The browser retries the sync with growing delays.
    if (error.code === 'OFFLINE') throw error
  }
}

/** @throws while offline, so that the browser retries */
export async function sendOutbox(api: ApiClient): Promise<void> {
  const { viewer } = await api.get<{ viewer: { id: number } | null }>('/api/viewer')
  if (viewer === null) return
  try {
    for (;;) {
      // Server overload: leave the rest to the next page.
      const next = nextUnsent((await leaving(viewer.id)).map(afterReconnect), Date.now())
      if (next === null || !('send' in next)) return
      await sendOne(api, next.send)
    }
  } finally {
    notifyPages()
  }
}

export function listenToSync(worker: ServiceWorkerGlobalScope): void {
  const api = createApiClient((input, init) => fetch(input, init))
  worker.addEventListener('sync' as 'message', (event) => {
    const { tag } = event as unknown as SyncEvent
    if (tag !== outboxName) return
    event.waitUntil(
      navigator.locks.request(outboxName, { ifAvailable: true }, (lock) => (lock ? sendOutbox(api) : null)),
    )
  })
}
