import { readUnsent } from './outbox-entries.ts'
import { mayHaveUnsent } from './unsent-flag.ts'

export async function hasUnsent(viewerId: number): Promise<boolean> {
  if (!mayHaveUnsent(viewerId)) return false
  const store = await import('./outbox-store.ts').catch(() => null)
  // Offline the code cannot load: assume that something is unsent.
  if (store === null) return true
  await store.openOutbox(viewerId)
  return readUnsent().length > 0
}
