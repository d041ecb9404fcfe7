import { createStore, type UseStore } from 'idb-keyval'

/** Also names the lock (one sending tab or worker) and the channel between tabs. */
export const outboxName = 'outbox'

let opened: UseStore | null = null

/** Opened lazily, because IndexedDB does not exist on the server. */
export function outboxDatabase(): UseStore {
  opened ??= createStore(outboxName, 'unsent')
  return opened
}
