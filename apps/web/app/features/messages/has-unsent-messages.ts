import { mayHaveUnsent } from './outbox/unsent-flag.ts'

/** Whether something she wrote on this device has not reached anyone: asked before she signs out. */
export async function hasUnsentMessages(viewerId: number): Promise<boolean> {
  if (!mayHaveUnsent(viewerId)) return false
  const { openOutbox, readUnsent } = await import('./outbox/outbox-store.ts')
  await openOutbox(viewerId)
  return readUnsent().length > 0
}
