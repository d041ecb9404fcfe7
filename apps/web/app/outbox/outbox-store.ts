import { del, set, type UseStore, values } from 'idb-keyval'
import { logWarning } from '../browser-log.ts'
import { outboxDatabase, outboxName } from './outbox-database.ts'
import { sortUnsent } from './outbox-queue.ts'
import type { Unsent } from './unsent.ts'
import { flagUnsent } from './unsent-flag.ts'
import { readUnsent, showUnsent } from './waiting.ts'

let viewerId: number | null = null
/** Private windows may refuse to keep anything: those things live as long as this tab. */
const unkept = new Set<string>()
/** Sent or taken back here, while the database may still say otherwise: which one of that name. */
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

/** What lives as long as this tab does not go with it unasked. */
function askToStay(event: BeforeUnloadEvent): void {
  if (unkept.size > 0) event.preventDefault()
}

async function keep(change: (database: UseStore) => Promise<void>): Promise<boolean> {
  try {
    await change(outboxDatabase())
    otherTabs().postMessage('changed')
    return true
  } catch (error) {
    logWarning('outbox not kept', error)
    addEventListener('beforeunload', askToStay)
    return false
  }
}

/** Whose outbox this page shows. Another member on the same device has her own. */
export async function openOutbox(viewer: number): Promise<void> {
  if (viewerId === viewer) return
  viewerId = viewer
  otherTabs()
  await reload()
}

/** Reads again what is kept: another tab, or the worker, may have sent or added something. */
export async function reload(): Promise<void> {
  try {
    const kept = await values<Unsent>(outboxDatabase())
    const hers = kept.filter(({ authorId, clientId, at }) => authorId === viewerId && gone.get(clientId) !== at)
    show([...hers, ...readUnsent().filter(({ clientId }) => unkept.has(clientId))])
  } catch (error) {
    logWarning('outbox not read', error)
  }
}

/** Shown at once, then kept. Another of the same name (her last wish) takes the place of the earlier one. */
export async function putUnsent(unsent: Unsent): Promise<void> {
  gone.delete(unsent.clientId)
  unkept.add(unsent.clientId)
  show([...readUnsent().filter(({ clientId }) => clientId !== unsent.clientId), unsent])
  if (await keep((database) => set(unsent.clientId, unsent, database))) unkept.delete(unsent.clientId)
}

/** Whether it still stands as it was when its sending began. */
export const stands = ({ clientId, at }: Unsent) =>
  readUnsent().some((each) => each.clientId === clientId && each.at === at)

/** It has arrived, or she took it back. One that took its place meanwhile stays. */
export async function removeUnsent(unsent: Unsent): Promise<void> {
  if (!stands(unsent)) return
  unkept.delete(unsent.clientId)
  gone.set(unsent.clientId, unsent.at)
  show(readUnsent().filter(({ clientId }) => clientId !== unsent.clientId))
  await keep((database) => del(unsent.clientId, database))
}

/** Everything of hers, because she said so. */
export async function eraseOutbox(viewer: number): Promise<void> {
  await openOutbox(viewer)
  for (const unsent of readUnsent()) await removeUnsent(unsent)
}
