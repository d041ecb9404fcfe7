import { z } from 'zod'
import { communityLimits } from '../limits.ts'
import { deskList, deskQuery } from '../moderation/admin-list.ts'
import { ClientId, Id, Instant, personLine, personText } from '../primitives.ts'

const { announcement: most } = communityLimits

/** `//` would lead to another site. */
const SitePath = personLine(200, 'Ce lien a plus de 200 caractères.').regex(
  /^(?:\/(?![/\\])\S*)?$/,
  'Un lien mène à une page du site : il commence par « / ».',
)

/** To one community, or to everyone (null). */
export const SendAnnouncement = z.strictObject({
  clientId: ClientId,
  text: personText(most, `Ton annonce dépasse ${most} caractères.`).min(1, 'Écris quelques mots.'),
  link: SitePath.default(''),
  communityId: Id.nullable().default(null),
})
export type SendAnnouncement = z.input<typeof SendAnnouncement>

export const SentAnnouncement = z.object({
  id: Id,
  text: z.string(),
  link: z.string(),
  communityId: Id.nullable(),
  communityName: z.string().nullable(),
  authorName: z.string().nullable(),
  sentAt: Instant,
  /** Members notified so far; final once `finishedAt` is set. */
  told: z.number().int().min(0),
  finishedAt: Instant.nullable(),
})
export type SentAnnouncement = z.infer<typeof SentAnnouncement>

export const AnnouncementsQuery = deskQuery(['sentAt'], {})
export const SentAnnouncements = deskList(SentAnnouncement)
