import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { messagesApi } from './messages.api.ts'

/** Messages come in bursts: one word per conversation for all of them. */
const TOGETHER = 300

const told = new Map<number, number>()
const waiting = new Map<number, number>()

async function tell(conversationId: number, seq: number): Promise<void> {
  try {
    await messagesApi(api).delivered(conversationId, seq)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    // Said again with the next message, or at the next return; a block made it needless.
    if (told.get(conversationId) === seq) told.delete(conversationId)
  }
}

function tellAll(): void {
  for (const [conversationId, seq] of waiting) void tell(conversationId, seq)
  waiting.clear()
}

/** This device has what was written up to `seq`. */
export function tellDelivered(conversationId: number, seq: number): void {
  if ((told.get(conversationId) ?? 0) >= seq) return
  told.set(conversationId, seq)
  if (waiting.size === 0) setTimeout(tellAll, TOGETHER)
  waiting.set(conversationId, seq)
}

/** A message was deleted: what the system's list still shows of that conversation may be its words. */
export async function closeShown(username: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const notification of (await registration?.getNotifications?.()) ?? []) {
    const { navigate } = (notification.data ?? {}) as { navigate?: string }
    if (navigate?.endsWith(`/messages/${username}`)) notification.close()
  }
}

/** After a silence: what came in the meantime has arrived too. */
export async function tellDeliveredSoFar(): Promise<void> {
  try {
    const { items } = await messagesApi(api).conversations('inbox')
    for (const { id, unread, lastSeq } of items) if (unread > 0) tellDelivered(id, lastSeq)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    // No network yet: the next return asks again.
  }
}
