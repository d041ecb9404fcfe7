import type { FcmEnvelope, PushPayload } from '@consoeurs/contract/chat/push'

const isEnvelope = (pushed: PushPayload | FcmEnvelope): pushed is FcmEnvelope => 'data' in pushed

/** Payload of a Web Push or of the Firebase Cloud Messaging envelope; null for anything else. */
export function readPayload(data: Pick<PushMessageData, 'json'> | null): PushPayload | null {
  try {
    const pushed = data?.json() as PushPayload | FcmEnvelope
    const payload = isEnvelope(pushed) ? (JSON.parse(pushed.data.push) as PushPayload) : pushed
    return typeof payload.notification.title === 'string' ? payload : null
  } catch {
    return null
  }
}
