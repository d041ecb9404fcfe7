import { mayHaveUnsent } from './unsent-flag.ts'
import { readUnsent } from './waiting.ts'

/** Whether something she wrote on this device has not reached anyone: asked before she signs out. */
export async function hasUnsent(viewerId: number): Promise<boolean> {
  if (!mayHaveUnsent(viewerId)) return false
  const store = await import('./outbox-store.ts').catch(() => null)
  // Without a network nobody can look: better one warning too many.
  if (store === null) return true
  await store.openOutbox(viewerId)
  return readUnsent().length > 0
}
