import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { messagesApi } from './messages.api.ts'

/** Messages come in bursts: report once per conversation. Milliseconds. */
const TOGETHER = 300

const told = new Map<number, number>()
const waiting = new Map<number, number>()

async function tell(conversationId: number, seq: number): Promise<void> {
  try {
    await messagesApi(api).delivered(conversationId, seq)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    // Reported again with the next message or the next reconnection; after a block, no report is needed.
    if (told.get(conversationId) === seq) told.delete(conversationId)
  }
}

function tellAll(): void {
  for (const [conversationId, seq] of waiting) void tell(conversationId, seq)
  waiting.clear()
}

/** Delivery receipt: this device has every message up to `seq`. */
export function tellDelivered(conversationId: number, seq: number): void {
  if ((told.get(conversationId) ?? 0) >= seq) return
  told.set(conversationId, seq)
  if (waiting.size === 0) setTimeout(tellAll, TOGETHER)
  waiting.set(conversationId, seq)
}

/** After a deletion, closes the conversation's system notifications, which may still show the deleted text. */
export async function closeShown(username: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const notification of (await registration?.getNotifications?.()) ?? []) {
    const { navigate } = (notification.data ?? {}) as { navigate?: string }
    if (navigate?.endsWith(`/messages/${username}`)) notification.close()
  }
}

/** After a reconnection, sends delivery receipts for the messages that arrived meanwhile. */
export async function tellDeliveredSoFar(): Promise<void> {
  try {
    const { items } = await messagesApi(api).conversations('inbox')
    for (const { id, unread, lastSeq } of items) if (unread > 0) tellDelivered(id, lastSeq)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    // No network yet: the next reconnection tries again.
  }
}
