import { del, set, values } from 'idb-keyval'
import { type ApiClient, ApiFailure, createApiClient } from '../app/api/client.ts'
import { outboxDatabase, outboxName } from '../app/outbox/outbox-database.ts'
import { afterFailure, afterReturn, nextUnsent } from '../app/outbox/outbox-queue.ts'
import { callOf, hasPictures, type Unsent } from '../app/outbox/unsent.ts'

interface SyncEvent extends ExtendableEvent {
  tag: string
}

const tellPages = () => {
  const channel = new BroadcastChannel(outboxName)
  channel.postMessage('changed')
  channel.close()
}

/** What may leave without a page: pictures need one, and what another member wrote is none of this session's. */
async function leaving(viewerId: number): Promise<Unsent[]> {
  const all = await values<Unsent>(outboxDatabase())
  return all.filter((unsent) => unsent.authorId === viewerId && !hasPictures(unsent))
}

async function sendOne(api: ApiClient, unsent: Unsent): Promise<void> {
  const { method, path, body } = callOf(unsent)
  try {
    await api[method](path, body)
    await del(unsent.clientId, outboxDatabase())
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    await set(unsent.clientId, afterFailure(unsent, error, Date.now(), Math.random()), outboxDatabase())
    // The browser wakes us again, later and later.
    if (error.code === 'OFFLINE') throw error
  }
}

/** @throws where there is still no network: the browser then tries again */
export async function sendOutbox(api: ApiClient): Promise<void> {
  const { viewer } = await api.get<{ viewer: { id: number } | null }>('/api/viewer')
  if (viewer === null) return
  try {
    for (;;) {
      // A busy server is left its time: the next page comes back to it.
      const next = nextUnsent((await leaving(viewer.id)).map(afterReturn), Date.now())
      if (next === null || !('send' in next)) return
      await sendOne(api, next.send)
    }
  } finally {
    tellPages()
  }
}

/** Background Sync, where the browser has it: what she wrote leaves even where no page is open any more. */
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
