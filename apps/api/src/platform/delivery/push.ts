import type { NotificationSection, PushProvider as ProviderName } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import type { ApiDeps } from '../../deps.ts'

export type PushDevice = typeof tables.pushDevices.$inferSelect

/** See `sendingLimits.pushes`. */
export interface PushManner {
  urgency: 'very-low' | 'low' | 'normal' | 'high'
  /** Milliseconds. */
  ttl: number
}

/** Outcome of a push; `retryAfter` is in milliseconds. */
export type PushAnswer =
  | { result: 'accepted' | 'gone' | 'unreachable' }
  | { result: 'refused'; why: string }
  | { result: 'busy'; retryAfter: number }

/** Used for every browser. */
export const FCM_HOST = 'fcm.googleapis.com'

/** One per site. */
export interface PushProvider {
  name: ProviderName
  /** `payload` is JSON; a later push with the same topic replaces one that is still queued. */
  send(device: PushDevice, payload: string, manner: PushManner & { topic: string }): Promise<PushAnswer>
}

export interface SiteOfPushes {
  brand: Pick<ApiDeps['brand'], 'notices'>
  settings: Pick<ApiDeps['settings'], 'fcm'>
}

/**
 * Whether pushes hide their content: the member's choice, else the brand's default. Google can read FCM payloads, so
 * with FCM the default is to hide it.
 */
export const isDiscreet = (chosen: boolean | null, { brand, settings }: SiteOfPushes): boolean =>
  chosen ?? (settings.fcm != null || brand.notices.discreetPushes)

export interface PushOrder extends PushManner {
  /** Idempotency key. */
  id: string
  /** ISO instant. */
  at: string
  recipientId: number
  /** Null for a push of the site itself. */
  actorId: number | null
  section: NotificationSection
  value: string
  /** Replaces an earlier push of the same group on screen. */
  groupKey: string
  title: string
  message: string
  path: string
  /** The text is safe to show on a lock screen. */
  neutral?: true
  /** Not pushed once read. */
  notificationId: number | null
  /** Not pushed once read. */
  messageId: number | null
}
