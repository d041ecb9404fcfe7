import { z } from 'zod'
import { PageQuery } from '../paging.ts'
import { Id, Instant } from '../primitives.ts'

export const NotificationSection = z.enum(['profil', 'messages', 'partages', 'communautes', 'salons', 'blog', 'compte'])
export type NotificationSection = z.infer<typeof NotificationSection>

export const notificationValues = {
  profil: ['visite', 'honneur', 'interaction', 'reciproque', 'alerte', 'bocal'],
  messages: ['message', 'demande', 'groupe', 'invitation', 'courses'],
  partages: ['reaction', 'commentaire', 'mention', 'reponse', 'sortie', 'participation', 'faite', 'troc', 'ingredient'],
  communautes: ['annonce', 'adhesion', 'invitation'],
  salons: ['message', 'mention'],
  blog: ['article'],
  compte: ['moderation', 'securite', 'rappel'],
} as const satisfies Record<NotificationSection, readonly string[]>

/**
 * The site or a community may send these without an author. Any other push without an author username is skipped
 * (specification §5).
 */
export const authorlessEntries: ReadonlySet<string> = new Set([
  'profil.interaction',
  'profil.alerte',
  'profil.bocal',
  'communautes.annonce',
  'communautes.adhesion',
  'partages.sortie',
  'partages.troc',
  'partages.ingredient',
  'blog.article',
  'compte.moderation',
  'compte.securite',
  'compte.rappel',
])

/** As in the specification (id, username, avatar), plus the display name. */
export const NotificationActor = z.object({
  id: Id,
  username: z.string(),
  displayName: z.string(),
  avatar: z.string().nullable(),
})

/**
 * Specification §3 (section, index, notifValue, slug, message, url, author, recipient), plus `id` and `seq`. Sent as
 * the event `canal-user-{id}`.
 */
export const SocketMessage = z.object({
  id: Id,
  seq: z.number().int(),
  section: NotificationSection,
  index: z.number().int(),
  notifValue: z.string(),
  slug: z.string(),
  message: z.string(),
  url: z.string(),
  /** Null for messages of the site itself. */
  author: NotificationActor.nullable(),
  recipient: NotificationActor,
})
export type SocketMessage = z.infer<typeof SocketMessage>

export const NotificationView = z.object({
  id: Id,
  seq: z.number().int(),
  section: NotificationSection,
  value: z.string(),
  /** `others` more did the same (« Léa et 3 autres »). */
  actor: NotificationActor.nullable(),
  others: z.number().int().nonnegative(),
  title: z.string(),
  message: z.string(),
  path: z.string(),
  at: Instant,
  read: z.boolean(),
})
export type NotificationView = z.infer<typeof NotificationView>

/** Client notification store (specification §3). */
export const Counters = z.object({
  nbMessagesUnread: z.number().int(),
  nbHonorsUnread: z.number().int(),
  nbVisitsUnread: z.number().int(),
  nbNotificationsUnread: z.number().int(),
  nbRequests: z.number().int(),
})
export type Counters = z.infer<typeof Counters>

/** `id` is `section.value`; omitted fields are unchanged. */
export const PreferenceChange = z.strictObject({
  id: z.string().max(60),
  inApp: z.boolean().optional(),
  push: z.boolean().optional(),
})
export type PreferenceChange = z.infer<typeof PreferenceChange>

/** PUT /api/user-datas/{id} (Strapi 4); omitted entries are unchanged. */
export const PreferencesChange = z.strictObject({
  data: z.strictObject({ notifications: z.array(PreferenceChange).max(100) }),
})
export type PreferencesChange = z.infer<typeof PreferencesChange>

export const NotificationsQuery = PageQuery.extend({
  after: z.coerce.number().int().min(0).optional(),
  unread: z.stringbool().optional(),
  section: NotificationSection.optional(),
  value: z.string().max(40).optional(),
})
export type NotificationsQuery = z.infer<typeof NotificationsQuery>

export const MarkNotifications = z
  .object({ ids: z.array(Id).max(100).optional(), all: z.literal(true).optional(), read: z.boolean().default(true) })
  .refine(({ all, read }) => read || !all, {
    error: 'Choisis les notifications à marquer comme non lues.',
    path: ['all'],
  })

export const InboxSync = z.object({
  seq: z.number().int(),
  counters: Counters,
  /** Rooms with news. */
  waitingRooms: z.array(Id),
  waitingGroups: z.array(Id),
  notifications: z.array(NotificationView),
})
export type InboxSync = z.infer<typeof InboxSync>

export const CatalogueEntry = z.object({ index: z.number().int(), value: z.string(), label: z.string() })

/** GET /api/notification (specification §3, §7): a Strapi 4 single type, by section. */
export const NotificationCatalogue = z.object({
  data: z.object({
    id: z.literal(1),
    attributes: z.partialRecord(NotificationSection, z.array(CatalogueEntry)),
  }),
  meta: z.object({}),
})
export type NotificationCatalogue = z.infer<typeof NotificationCatalogue>

/** For the settings page; entries with `always` cannot be disabled. */
export const CatalogueGroup = z.object({
  section: NotificationSection,
  label: z.string(),
  entries: z.array(CatalogueEntry.extend({ inApp: z.boolean(), push: z.boolean(), always: z.boolean() })),
})
export type CatalogueGroup = z.infer<typeof CatalogueGroup>
export const CatalogueGroups = z.object({ groups: z.array(CatalogueGroup) })
export type CatalogueGroups = z.infer<typeof CatalogueGroups>
