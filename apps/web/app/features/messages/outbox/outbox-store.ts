import { createStore, del, set, type UseStore, values } from 'idb-keyval'
import { logWarning } from '../../../browser-log.ts'
import { sortUnsent, type UnsentMessage } from './outbox-queue.ts'
import { flagUnsent } from './unsent-flag.ts'

const none: readonly UnsentMessage[] = []
/** What this tab shows; what is kept for the next one is in the browser's database. */
let unsent: readonly UnsentMessage[] = none
let viewerId: number | null = null
/** Private windows may refuse to keep anything: those messages live as long as this tab. */
const unkept = new Set<string>()
/** Sent or taken back here, while the database may still say otherwise. */
const gone = new Set<string>()
const listeners = new Set<() => void>()

interface Shared {
  database: UseStore
  otherTabs: BroadcastChannel
}
let opened: Shared | null = null

/** Opened by the first page that needs it, never while a page is rendered on the server. */
function shared(): Shared {
  if (opened === null) {
    const otherTabs = new BroadcastChannel('messages-outbox')
    otherTabs.addEventListener('message', () => void reload())
    opened = { database: createStore('messages-outbox', 'unsent'), otherTabs }
  }
  return opened
}

function show(messages: Iterable<UnsentMessage>): void {
  unsent = sortUnsent(messages)
  if (viewerId !== null) flagUnsent(viewerId, unsent.length > 0)
  for (const listener of listeners) listener()
}

async function keep(change: (database: UseStore) => Promise<void>): Promise<boolean> {
  try {
    const { database, otherTabs } = shared()
    await change(database)
    otherTabs.postMessage('changed')
    return true
  } catch (error) {
    logWarning('outbox not kept', error)
    return false
  }
}

/** Whose outbox this page shows. Another member on the same device has her own. */
export async function openOutbox(viewer: number): Promise<void> {
  if (viewerId === viewer) return
  viewerId = viewer
  await reload()
}

/** Reads again what is kept: another tab may have sent or added something. */
export async function reload(): Promise<void> {
  try {
    const kept = await values<UnsentMessage>(shared().database)
    const hers = kept.filter(({ authorId, clientId }) => authorId === viewerId && !gone.has(clientId))
    show([...hers, ...unsent.filter(({ clientId }) => unkept.has(clientId))])
  } catch (error) {
    logWarning('outbox not read', error)
  }
}

/** Shown at once, then kept. */
export async function putUnsent(message: UnsentMessage): Promise<void> {
  gone.delete(message.clientId)
  unkept.add(message.clientId)
  show([...unsent.filter(({ clientId }) => clientId !== message.clientId), message])
  if (await keep((database) => set(message.clientId, message, database))) unkept.delete(message.clientId)
}

export async function removeUnsent(clientId: string): Promise<void> {
  unkept.delete(clientId)
  gone.add(clientId)
  show(unsent.filter((message) => message.clientId !== clientId))
  await keep((database) => del(clientId, database))
}

export const readUnsent = (): readonly UnsentMessage[] => unsent
export const readNone = (): readonly UnsentMessage[] => none

export function watchUnsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
