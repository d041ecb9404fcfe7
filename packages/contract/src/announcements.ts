import { z } from 'zod'
import { deskList, deskQuery } from './desk.ts'
import { communityLimits } from './limits.ts'
import { ClientId, Id, Instant, personLine, personText } from './primitives.ts'

const { announcement: most } = communityLimits

/** A page of the site: from its root, and never `//` another site. */
const SitePath = personLine(200, 'Ce lien a plus de 200 caractères.').regex(
  /^(?:\/(?![/\\])\S*)?$/,
  'Un lien mène à une page du site : il commence par « / ».',
)

/** What the house says: to one community, or (null) to everyone. */
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
  /** Members who were told; it grows until `finishedAt` is there. */
  told: z.number().int().min(0),
  finishedAt: Instant.nullable(),
})
export type SentAnnouncement = z.infer<typeof SentAnnouncement>

export const AnnouncementsQuery = deskQuery(['sentAt'], {})
export const SentAnnouncements = deskList(SentAnnouncement)
