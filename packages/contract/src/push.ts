import { z } from 'zod'
import { constants, limits } from './limits.ts'
import { Id, Instant } from './primitives.ts'

/** Web Push with VAPID, or Firebase Cloud Messaging: one of them serves the whole site. */
export const PushProvider = z.enum(['webpush', 'fcm'])
export type PushProvider = z.infer<typeof PushProvider>

/** Bytes in unpadded base64url. */
const bytes = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((length * 4) / 3)}}$`))

/**
 * A subscription as the browser gives it (Push API, `PushSubscription.toJSON()`; keys of RFC 8291: an uncompressed P-256
 * point and 16 bytes of secret). Written as JSON it is the `fcmToken` of PUT /api/users/{id} (specification §7).
 */
export const PushSubscriptionToken = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(limits.pushEndpoint),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
})
export type PushSubscriptionToken = z.infer<typeof PushSubscriptionToken>

/** What Firebase Cloud Messaging calls a browser: the `fcmToken` of PUT /api/users/{id} with PUSH=fcm. */
export const RegistrationToken = z.string().regex(new RegExp(`^[\\w:-]{32,${limits.pushEndpoint}}$`))

/** Of RFC 8292: an uncompressed P-256 point, base64url. */
const vapidPublicKey = z.string()

const WebPushConfiguration = z.object({ provider: z.literal('webpush'), vapidPublicKey })

/** The public configuration of a Firebase project, as its SDK and the worker's query parameters name it (specification §7). */
export const FirebaseConfiguration = z.object({
  apiKey: z.string(),
  authDomain: z.string(),
  projectId: z.string(),
  storageBucket: z.string(),
  messagingSenderId: z.string(),
  appId: z.string(),
  /** Empty where the project measures nothing. */
  measurementId: z.string(),
})
export type FirebaseConfiguration = z.infer<typeof FirebaseConfiguration>

const FcmConfiguration = z.object({
  provider: z.literal('fcm'),
  vapidPublicKey,
  firebase: FirebaseConfiguration,
  /** `alias`: each member has a push identity of its own; `account`: she is signed in with the project already. */
  identity: z.enum(['alias', 'account']),
  /** Address of the emulator of identities, in place of Google; null without one. */
  emulator: z.string().nullable(),
})
export type FcmConfiguration = z.infer<typeof FcmConfiguration>

/** What a browser needs to subscribe. */
export const PushConfiguration = z.discriminatedUnion('provider', [WebPushConfiguration, FcmConfiguration])
export type PushConfiguration = z.infer<typeof PushConfiguration>

/**
 * As whom a browser of hers signs in with the push provider: an alias that is good for nothing else. The password is
 * null where none is kept; it is said to herself alone.
 */
export const PushIdentity = z.object({ email: z.string(), password: z.string().nullable() })
export type PushIdentity = z.infer<typeof PushIdentity>

/** PUT /api/push/identity: makes it anew, with this password. */
export const PushIdentityChange = z.object({ password: z.string().length(constants.fallbackPasswordLength) }).strict()
export type PushIdentityChange = z.infer<typeof PushIdentityChange>

/**
 * Why the last push did not arrive. `refused`: the push service does not accept it (keys, size); `busy`: it asked to
 * wait, or was in trouble; `unreachable`: no answer. A device that is gone (404, 410) is no device any more.
 */
export const PushFailure = z.enum(['refused', 'busy', 'unreachable'])
export type PushFailure = z.infer<typeof PushFailure>

/** One of her devices, as her push health shows it. */
export const PushDeviceView = z.object({
  id: Id,
  deviceType: z.enum(['Mobile', 'Desktop']),
  deviceBrowser: z.string(),
  deviceOs: z.string(),
  onPwa: z.boolean(),
  /** Registered by the session that asks. */
  current: z.boolean(),
  since: Instant,
  /** When its browser last said that the subscription is its own. */
  refreshedAt: Instant,
  lastSuccessAt: Instant.nullable(),
  lastFailureAt: Instant.nullable(),
  lastFailure: PushFailure.nullable(),
})
export type PushDeviceView = z.infer<typeof PushDeviceView>

export const PushDevices = z.object({
  devices: z.array(PushDeviceView),
  /** Whether a password is kept of her push identity: a token without one is told anew (specification §4). */
  fcmPassword: z.boolean(),
})
export type PushDevices = z.infer<typeof PushDevices>

/**
 * What travels, encrypted, in a push: Declarative Web Push (Push API §3.3, iOS 18.4 and later shows it without a worker),
 * which our worker reads too. `navigate` is a whole address; `app_badge` the number on the app's icon.
 */
export const PushPayload = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    navigate: z.url(),
    lang: z.literal('fr'),
    dir: z.literal('ltr'),
    /** A later push with the same tag takes the place of the earlier one. */
    tag: z.string(),
    /** Whether taking that place sounds again. */
    renotify: z.boolean(),
    icon: z.url(),
    badge: z.url(),
    silent: z.boolean(),
    /** ISO moment of what it tells of, as milliseconds since 1970. */
    timestamp: z.number(),
  }),
  app_badge: z.number().int().nonnegative(),
})
export type PushPayload = z.infer<typeof PushPayload>

/**
 * How Firebase Cloud Messaging delivers a message that is data alone: its own fields (`from`, `fcmMessageId`, `priority`)
 * beside ours, whose values are texts. `push` is a PushPayload as JSON.
 */
export interface FcmEnvelope {
  data: { push: string }
}

/** The one channel that an Android phone sorts our pushes into (specification §9 has its importance). */
export const phoneChannel = 'notifications'

/** POST /api/notifications/send (specification §7): a push to one of her own devices, or to any by staff. */
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

/** What the push service said of one push. `gone`: it knows the device no more, and so do we. */
export const PushSent = z.object({
  /** Whether it was asked for (`push`), and the push service took it. */
  accepted: z.boolean(),
  reason: z.enum(['gone', ...PushFailure.options]).nullable(),
})
export type PushSent = z.infer<typeof PushSent>

/** How she is told, beside the choices of each entry of the catalogue. */
export const NotificationSettings = z.object({
  /** A push names nobody and says nothing of what happened. */
  discreetPushes: z.boolean(),
  sound: z.boolean(),
  /** A mail when something waits and no device could be reached. */
  emailReminders: z.boolean(),
  emailDigest: z.enum(['never', 'daily', 'weekly']),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

/** What is not named stays as it is. */
export const NotificationSettingsChange = NotificationSettings.partial().strict()
export type NotificationSettingsChange = z.infer<typeof NotificationSettingsChange>
