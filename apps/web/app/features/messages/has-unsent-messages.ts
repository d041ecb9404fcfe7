import { mayHaveUnsent } from './outbox/unsent-flag.ts'

/** Whether something she wrote on this device has not reached anyone: asked before she signs out. */
export async function hasUnsentMessages(viewerId: number): Promise<boolean> {
  if (!mayHaveUnsent(viewerId)) return false
  const store = await import('./outbox/outbox-store.ts').catch(() => null)
  // Without a network nobody can look: better one warning too many.
  if (store === null) return true
  const { openOutbox, readUnsent } = store
  await openOutbox(viewerId)
  return readUnsent().length > 0
}
