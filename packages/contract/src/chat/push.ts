import { z } from 'zod'
import { constants, limits } from '../limits.ts'
import { Id, Instant } from '../primitives.ts'

/** One for the whole site: Web Push with VAPID, or Firebase Cloud Messaging. */
export const PushProvider = z.enum(['webpush', 'fcm'])
export type PushProvider = z.infer<typeof PushProvider>

/** Unpadded base64url. */
const bytes = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((length * 4) / 3)}}$`))

/**
 * `PushSubscription.toJSON()` (Push API). RFC 8291: an uncompressed P-256 point and a 16-byte secret. As JSON it is the
 * `fcmToken` of PUT /api/users/{id} (specification §7).
 */
export const PushSubscriptionToken = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(limits.pushEndpoint),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
})
export type PushSubscriptionToken = z.infer<typeof PushSubscriptionToken>

/** The `fcmToken` of PUT /api/users/{id} with PUSH=fcm. */
export const RegistrationToken = z.string().regex(new RegExp(`^[\\w:-]{32,${limits.pushEndpoint}}$`))

/** RFC 8292: an uncompressed P-256 point, base64url. */
const vapidPublicKey = z.string()

const WebPushConfiguration = z.object({ provider: z.literal('webpush'), vapidPublicKey })

/** Named as in the SDK and the worker's query parameters (specification §7). */
export const FirebaseConfiguration = z.object({
  apiKey: z.string(),
  authDomain: z.string(),
  projectId: z.string(),
  storageBucket: z.string(),
  messagingSenderId: z.string(),
  appId: z.string(),
  /** Empty without Analytics. */
  measurementId: z.string(),
})
export type FirebaseConfiguration = z.infer<typeof FirebaseConfiguration>

const FcmConfiguration = z.object({
  provider: z.literal('fcm'),
  vapidPublicKey,
  firebase: FirebaseConfiguration,
  /** `alias`: a separate push identity per member; `account`: the member already signs in with the project. */
  identity: z.enum(['alias', 'account']),
  /** URL of the Firebase Auth emulator. */
  emulator: z.string().nullable(),
})
export type FcmConfiguration = z.infer<typeof FcmConfiguration>

export const PushConfiguration = z.discriminatedUnion('provider', [WebPushConfiguration, FcmConfiguration])
export type PushConfiguration = z.infer<typeof PushConfiguration>

/**
 * Credentials of the member's browser at the push provider: an alias without other use. The password, null if none is
 * stored, is returned to the member only.
 */
export const PushIdentity = z.object({ email: z.string(), password: z.string().nullable() })
export type PushIdentity = z.infer<typeof PushIdentity>

/** PUT /api/push/identity: recreates it with this password. */
export const PushIdentityChange = z.object({ password: z.string().length(constants.fallbackPasswordLength) }).strict()
export type PushIdentityChange = z.infer<typeof PushIdentityChange>

/**
 * `refused`: rejected (keys, size). `busy`: asked to wait, or had an error. `unreachable`: no response. On 404 or 410
 * the device is deleted.
 */
export const PushFailure = z.enum(['refused', 'busy', 'unreachable'])
export type PushFailure = z.infer<typeof PushFailure>

export const PushDeviceView = z.object({
  id: Id,
  deviceType: z.enum(['Mobile', 'Desktop']),
  deviceBrowser: z.string(),
  deviceOs: z.string(),
  onPwa: z.boolean(),
  /** Registered by the session of this request. */
  current: z.boolean(),
  since: Instant,
  /** When its browser last confirmed the subscription. */
  refreshedAt: Instant,
  lastSuccessAt: Instant.nullable(),
  lastFailureAt: Instant.nullable(),
  lastFailure: PushFailure.nullable(),
})
export type PushDeviceView = z.infer<typeof PushDeviceView>

export const PushDevices = z.object({
  devices: z.array(PushDeviceView),
  /** Whether the identity's password is stored; a token without one is registered again (specification §4). */
  fcmPassword: z.boolean(),
})
export type PushDevices = z.infer<typeof PushDevices>

/**
 * Declarative Web Push (Push API §3.3; iOS 18.4 and later shows it without a worker), which our worker reads too.
 * `navigate` is an absolute URL; `app_badge` the number on the app icon.
 */
export const PushPayload = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    navigate: z.url(),
    lang: z.literal('fr'),
    dir: z.literal('ltr'),
    /** A later push with the same tag replaces this one. */
    tag: z.string(),
    /** Whether a replacement alerts again. */
    renotify: z.boolean(),
    icon: z.url(),
    badge: z.url(),
    silent: z.boolean(),
    /** Of the event, in milliseconds since 1970. */
    timestamp: z.number(),
  }),
  app_badge: z.number().int().nonnegative(),
})
export type PushPayload = z.infer<typeof PushPayload>

/**
 * FCM data message: FCM adds its own fields (`from`, `fcmMessageId`, `priority`) and allows strings only. `push` is a
 * PushPayload as JSON.
 */
export interface FcmEnvelope {
  data: { push: string }
}

/** Android notification channel; its importance is in specification §9. */
export const phoneChannel = 'notifications'

/** POST /api/notifications/send (specification §7): to one of the member's own devices; staff may push to any. */
export const NotificationSend = z.object({
  token: z.string().min(1).max(4096),
  title: z.string().min(1).max(200),
  label: z.string().max(200).default(''),
  body: z.string().max(1000).default(''),
  icon: z.string().max(500).default(''),
  image: z.string().max(500).default(''),
  path: z.string().max(500).default(''),
  sound: z.string().max(200).default(''),
  inApp: z.enum(['true', 'false']).default('false'),
  push: z.enum(['true', 'false']).default('true'),
})
export type NotificationSend = z.infer<typeof NotificationSend>

/** `gone`: the push service no longer knows the device, so we delete it. */
export const PushSent = z.object({
  /** False also if no push was requested. */
  accepted: z.boolean(),
  reason: z.enum(['gone', ...PushFailure.options]).nullable(),
})
export type PushSent = z.infer<typeof PushSent>

export const NotificationSettings = z.object({
  /** Pushes name nobody and do not say what happened. */
  discreetPushes: z.boolean(),
  sound: z.boolean(),
  /** If something is unread and no device could be reached. */
  emailReminders: z.boolean(),
  emailDigest: z.enum(['never', 'daily', 'weekly']),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

export const NotificationSettingsChange = NotificationSettings.partial().strict()
export type NotificationSettingsChange = z.infer<typeof NotificationSettingsChange>
