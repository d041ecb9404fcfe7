import { z } from 'zod'
import { limits } from '../limits.ts'
import { deskList, deskQuery } from '../moderation/admin-list.ts'
import { ClientId, Id, Instant, personLine } from '../primitives.ts'

/** What an endpoint may subscribe to. */
export const WebhookEvent = z.enum(
  [
    'content.published',
    'content.changed',
    'content.unpublished',
    'content.deleted',
    'report.received',
    'report.decided',
    'appeal.received',
    'appeal.decided',
  ],
  { error: 'Choisis parmi les événements proposés.' },
)
export type WebhookEvent = z.infer<typeof WebhookEvent>

/** Sent by hand, to any endpoint. */
export const webhookTest = 'webhook.test'

/** Collections whose entries are announced. */
export const webhookCollections = ['articles', 'pages', 'faq', 'categories', 'tags', 'ingredients'] as const
export type WebhookCollection = (typeof webhookCollections)[number]

const notBefore = (holds: (url: URL) => boolean) => (text: string) => !URL.canParse(text) || holds(new URL(text))

/** Which addresses are public is decided by the server, which resolves the name. */
const WebhookUrl = z
  .string({ error: 'Écris l’adresse du programme qui reçoit.' })
  .trim()
  .max(limits.webhooks.url, `Une adresse a ${limits.webhooks.url} caractères au plus.`)
  .refine(
    (text) => /^https:\/\/[^/\\\s]/i.test(text) && URL.canParse(text),
    'Écris une adresse entière, qui commence par https://.',
  )
  .refine(
    notBefore(({ username, password }) => username === '' && password === ''),
    'Retire de l’adresse le nom et le mot de passe\u202F: la signature suffit.',
  )
  .refine(
    notBefore(({ port }) => port === ''),
    'Retire le numéro de port\u202F: seul celui de https (443) est permis.',
  )

const WebhookFields = z.strictObject({
  name: personLine(limits.webhooks.name, `Un nom a ${limits.webhooks.name} caractères au plus.`).refine(
    (text) => text !== '',
    'Donne-lui un nom.',
  ),
  url: WebhookUrl,
  events: z
    .array(WebhookEvent)
    .min(1, 'Coche au moins un événement.')
    .max(WebhookEvent.options.length, 'Chaque événement se coche une fois.')
    .transform((events) => WebhookEvent.options.filter((event) => events.includes(event))),
})
export const AddWebhook = WebhookFields.extend({ clientId: ClientId })
export type AddWebhook = z.output<typeof AddWebhook>
export const ChangeWebhook = WebhookFields
export type ChangeWebhook = z.output<typeof ChangeWebhook>

/** Rotates the secret, or sends a test. */
export const WebhookAction = z.strictObject({ clientId: ClientId })
export type WebhookAction = z.output<typeof WebhookAction>

export const ResendDelivery = WebhookAction.extend({ deliveryId: Id.max(Number.MAX_SAFE_INTEGER) })
export type ResendDelivery = z.output<typeof ResendDelivery>

/** `failing`: no attempt has succeeded since `failingSince`. */
export const WebhookState = z.enum(['active', 'failing', 'disabled'])
export type WebhookState = z.infer<typeof WebhookState>

/** hand: by an administrator · failing: after five days of failures · gone: the receiver answered 410. */
export const WebhookDisabledReason = z.enum(['hand', 'failing', 'gone'])
export type WebhookDisabledReason = z.infer<typeof WebhookDisabledReason>

export const WebhookDeliveryState = z.enum(['waiting', 'delivered', 'failed'])
export type WebhookDeliveryState = z.infer<typeof WebhookDeliveryState>

/** `status` has the answers; these are attempts without one. */
export const WebhookFailure = z.enum(['address', 'certificate', 'secret', 'timeout', 'unreachable'])
export type WebhookFailure = z.infer<typeof WebhookFailure>

export const DeskWebhook = z.object({
  id: Id,
  name: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  state: WebhookState,
  /** Since the first failure without a success after it. */
  failingSince: Instant.nullable(),
  disabledReason: WebhookDisabledReason.nullable(),
  disabledAt: Instant.nullable(),
  /** Until then the former secret signs too. */
  formerSecretUntil: Instant.nullable(),
  createdAt: Instant,
  lastDelivery: z.object({ type: z.string(), state: WebhookDeliveryState, at: Instant }).nullable(),
})
export type DeskWebhook = z.infer<typeof DeskWebhook>

/** Null in answers to requests repeated much later: then only a new one helps. */
export const DeskWebhookSecret = DeskWebhook.extend({
  /** `whsec_…`, shown once; null where the request was repeated much later. */
  secret: z.string().nullable(),
})
export type DeskWebhookSecret = z.infer<typeof DeskWebhookSecret>

export const DeskWebhookQuery = deskQuery(['name', 'createdAt'], { state: WebhookState.optional() })
export const DeskWebhooks = deskList(DeskWebhook)

export const DeskWebhookDelivery = z.object({
  id: Id,
  /** `webhook-id`, the same in every attempt. */
  messageId: z.string(),
  type: z.string(),
  state: WebhookDeliveryState,
  attempts: z.number().int(),
  /** HTTP status of the last answer. */
  status: z.number().int().nullable(),
  /** Null after an answer, or before the first attempt. */
  failure: WebhookFailure.nullable(),
  /** Beginning of the last answer. */
  answer: z.string(),
  /** What is sent. */
  body: z.string(),
  createdAt: Instant,
  lastAttemptAt: Instant.nullable(),
  nextAttemptAt: Instant.nullable(),
})
export type DeskWebhookDelivery = z.infer<typeof DeskWebhookDelivery>

/** Newest first. */
export const DeskWebhookDeliveryQuery = deskQuery(['createdAt'], { state: WebhookDeliveryState.optional() })
export const DeskWebhookDeliveries = deskList(DeskWebhookDelivery)
