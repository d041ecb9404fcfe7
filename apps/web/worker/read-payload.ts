import type { FcmEnvelope, PushPayload } from '@consoeurs/contract/push'

const isEnvelope = (pushed: PushPayload | FcmEnvelope): pushed is FcmEnvelope => 'data' in pushed

/**
 * What was pushed: as our server wrote it (Web Push), or in the envelope that Firebase Cloud Messaging puts around it.
 * Null for what is neither.
 */
export function readPayload(data: Pick<PushMessageData, 'json'> | null): PushPayload | null {
  try {
    const pushed = data?.json() as PushPayload | FcmEnvelope
    const payload = isEnvelope(pushed) ? (JSON.parse(pushed.data.push) as PushPayload) : pushed
    return typeof payload.notification.title === 'string' ? payload : null
  } catch {
    return null
  }
}
