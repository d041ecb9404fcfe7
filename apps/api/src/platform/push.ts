import type { NotificationSection, PushProvider as ProviderName } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import type { ApiDeps } from '../deps.ts'

export type PushDevice = typeof tables.pushDevices.$inferSelect

/** How a push travels (`sendingLimits.pushes`). */
export interface PushManner {
  urgency: 'very-low' | 'low' | 'normal' | 'high'
  /** Milliseconds after which it is not worth handing over. */
  ttl: number
}

/** What a push service does with a push. Retry-After is in milliseconds. */
export type PushAnswer =
  | { result: 'accepted' | 'gone' | 'unreachable' }
  | { result: 'refused'; why: string }
  | { result: 'busy'; retryAfter: number }

/** Where every message of Firebase Cloud Messaging goes, whatever browser it is for. */
export const FCM_HOST = 'fcm.googleapis.com'

/** One way to devices, for the whole site. */
export interface PushProvider {
  name: ProviderName
  /** `payload` is JSON; a later push with the same topic takes the place of one that waits. */
  send(device: PushDevice, payload: string, manner: PushManner & { topic: string }): Promise<PushAnswer>
}

/** What a site’s own way to push depends on. */
export interface SiteOfPushes {
  brand: Pick<ApiDeps['brand'], 'notices'>
  settings: Pick<ApiDeps['settings'], 'fcm'>
}

/**
 * Whether her pushes say that there is something, and no more: as she chose, else as the brand has it. Firebase Cloud
 * Messaging reads what it carries, so there a push speaks openly only where she wants it to.
 */
export const isDiscreet = (chosen: boolean | null, { brand, settings }: SiteOfPushes): boolean =>
  chosen ?? (settings.fcm != null || brand.notices.discreetPushes)

/** What her devices are told, as the queues carry it. */
export interface PushOrder extends PushManner {
  /** Of this telling: what is enqueued for it twice is one job. */
  id: string
  /** ISO instant of what it tells of. */
  at: string
  recipientId: number
  /** The member it tells of; null where the place itself speaks. */
  actorId: number | null
  section: NotificationSection
  value: string
  /** What folds in her list takes the earlier one's place on her screen. */
  groupKey: string
  title: string
  message: string
  path: string
  /** Its words say nothing that a locked screen may not show. */
  neutral?: true
  /** Her line, where there is one: a line that she has read meanwhile is not pushed. */
  notificationId: number | null
  /** The message, where one is told of: the same. */
  messageId: number | null
}
