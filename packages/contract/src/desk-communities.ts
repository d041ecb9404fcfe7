import { z } from 'zod'
import { ContentSlug } from './articles.ts'
import { CommunityAccess, CommunityChange, FoundCommunity } from './communities.ts'
import { deskList, deskQuery, YesOrNo } from './desk.ts'
import { FileView } from './files.ts'
import { Id, Instant } from './primitives.ts'
import { CreateRoom } from './rooms.ts'

/** What the desk may give a community: a secret one is its members’ own. */
export const DeskAccess = CommunityAccess.exclude(['secret'])
export type DeskAccess = z.infer<typeof DeskAccess>

/** A community as the desk holds it. */
export const DeskCommunity = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  rules: z.string(),
  access: DeskAccess,
  archived: z.boolean(),
  /** Founded at the desk. */
  official: z.boolean(),
  memberCount: z.number().int().min(0),
  ownerName: z.string().nullable(),
  avatarPicture: FileView.nullable(),
  coverPicture: FileView.nullable(),
  createdAt: Instant,
})
export type DeskCommunity = z.infer<typeof DeskCommunity>

/** Pictures by their number in the media library; null takes them away, and what is left out stays. */
const pictures = { avatar: Id.nullable().optional(), cover: Id.nullable().optional() }
const { name, tagline, description, rules } = CommunityChange.shape

export const ChangeDeskCommunity = z.strictObject({
  ...{ name, tagline, description, rules },
  slug: ContentSlug.optional(),
  access: DeskAccess.optional(),
  archived: z.boolean().optional(),
  ...pictures,
})
export type ChangeDeskCommunity = z.output<typeof ChangeDeskCommunity>

const founding = FoundCommunity.shape

/** A community of the house, with its first room. */
export const FoundOfficial = z.strictObject({
  ...{ clientId: founding.clientId, name: founding.name, tagline: founding.tagline },
  ...{ description: founding.description, rules: founding.rules },
  slug: ContentSlug.optional(),
  access: DeskAccess.default('open'),
  roomName: CreateRoom.shape.name,
  roomTopic: CreateRoom.shape.topic,
  ...pictures,
})
export type FoundOfficial = z.output<typeof FoundOfficial>

export const DeskCommunitiesQuery = deskQuery(['name', 'memberCount', 'createdAt'], {
  access: DeskAccess.optional(),
  archived: YesOrNo.optional(),
})
export const DeskCommunities = deskList(DeskCommunity)
