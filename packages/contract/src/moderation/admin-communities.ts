import { z } from 'zod'
import { CreateRoom } from '../chat/rooms.ts'
import { Id, Instant } from '../primitives.ts'
import { ContentSlug } from '../publishing/articles.ts'
import { CommunityAccess, CommunityChange, CreateCommunity } from '../publishing/communities.ts'
import { FileView } from '../publishing/files.ts'
import { deskList, deskQuery, YesOrNo } from './admin-list.ts'

/** Secret communities are private to their members. */
export const DeskAccess = CommunityAccess.exclude(['secret'])
export type DeskAccess = z.infer<typeof DeskAccess>

export const DeskCommunity = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  rules: z.string(),
  access: DeskAccess,
  archived: z.boolean(),
  /** Created by staff. */
  official: z.boolean(),
  memberCount: z.number().int().min(0),
  ownerName: z.string().nullable(),
  avatarPicture: FileView.nullable(),
  coverPicture: FileView.nullable(),
  createdAt: Instant,
})
export type DeskCommunity = z.infer<typeof DeskCommunity>

/** Ids in the media library; null removes the picture. */
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

const founding = CreateCommunity.shape

export const CreateOfficialCommunity = z.strictObject({
  ...{ clientId: founding.clientId, name: founding.name, tagline: founding.tagline },
  ...{ description: founding.description, rules: founding.rules },
  slug: ContentSlug.optional(),
  access: DeskAccess.default('open'),
  roomName: CreateRoom.shape.name,
  roomTopic: CreateRoom.shape.topic,
  ...pictures,
})
export type CreateOfficialCommunity = z.output<typeof CreateOfficialCommunity>

export const DeskCommunitiesQuery = deskQuery(['name', 'memberCount', 'createdAt'], {
  access: DeskAccess.optional(),
  archived: YesOrNo.optional(),
})
export const DeskCommunities = deskList(DeskCommunity)
