import { createStore, type UseStore } from 'idb-keyval'

/** Also the name of the lock that lets one tab, or the worker, send at a time, and of the channel that tells the others. */
export const outboxName = 'outbox'

let opened: UseStore | null = null

/** Opened by the first that needs it, never while a page is rendered on the server. */
export function outboxDatabase(): UseStore {
  opened ??= createStore(outboxName, 'unsent')
  return opened
}
