import { del, set, type UseStore, values } from 'idb-keyval'
import { logWarning } from '../browser-log.ts'
import { outboxDatabase, outboxName } from './outbox-database.ts'
import { readUnsent, showUnsent } from './outbox-entries.ts'
import { sortUnsent } from './outbox-queue.ts'
import type { Unsent } from './unsent.ts'
import { flagUnsent } from './unsent-flag.ts'

let viewerId: number | null = null
/** The browser could not store these (private windows): they live as long as this tab. */
const memoryOnly = new Set<string>()
/** Entries removed here that the database may still return: `at` by clientId. */
const gone = new Map<string, number>()

let channel: BroadcastChannel | null = null

function otherTabs(): BroadcastChannel {
  if (channel === null) {
    channel = new BroadcastChannel(outboxName)
    channel.addEventListener('message', () => void reload())
  }
  return channel
}

function show(all: Iterable<Unsent>): void {
  const sorted = sortUnsent(all)
  if (viewerId !== null) flagUnsent(viewerId, sorted.length > 0)
  showUnsent(sorted)
}

/** Warns before the tab closes with entries held only in memory. */
function warnBeforeUnload(event: BeforeUnloadEvent): void {
  if (memoryOnly.size > 0) event.preventDefault()
}

async function keep(change: (database: UseStore) => Promise<void>): Promise<boolean> {
  try {
    await change(outboxDatabase())
    otherTabs().postMessage('changed')
    return true
  } catch (error) {
    logWarning('outbox not kept', error)
    addEventListener('beforeunload', warnBeforeUnload)
    return false
  }
}

/** Each member on a shared device has a separate outbox. */
export async function openOutbox(viewer: number): Promise<void> {
  if (viewerId === viewer) return
  viewerId = viewer
  otherTabs()
  await reload()
}

export async function reload(): Promise<void> {
  try {
    const kept = await values<Unsent>(outboxDatabase())
    const hers = kept.filter(({ authorId, clientId, at }) => authorId === viewerId && gone.get(clientId) !== at)
    show([...hers, ...readUnsent().filter(({ clientId }) => memoryOnly.has(clientId))])
  } catch (error) {
    logWarning('outbox not read', error)
  }
}

/** An entry with the same clientId is replaced. */
export async function putUnsent(unsent: Unsent): Promise<void> {
  gone.delete(unsent.clientId)
  memoryOnly.add(unsent.clientId)
  show([...readUnsent().filter(({ clientId }) => clientId !== unsent.clientId), unsent])
  if (await keep((database) => set(unsent.clientId, unsent, database))) memoryOnly.delete(unsent.clientId)
}

/** Whether the entry is unchanged since its sending began. */
export const isStored = ({ clientId, at }: Unsent) =>
  readUnsent().some((each) => each.clientId === clientId && each.at === at)

export async function removeUnsent(unsent: Unsent): Promise<void> {
  if (!isStored(unsent)) return
  memoryOnly.delete(unsent.clientId)
  gone.set(unsent.clientId, unsent.at)
  show(readUnsent().filter(({ clientId }) => clientId !== unsent.clientId))
  await keep((database) => del(unsent.clientId, database))
}

export async function eraseOutbox(viewer: number): Promise<void> {
  await openOutbox(viewer)
  for (const unsent of readUnsent()) await removeUnsent(unsent)
}
