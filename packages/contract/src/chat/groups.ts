import { z } from 'zod'
import { groupLimits } from '../limits.ts'
import { MemberLink } from '../people/members.ts'
import { ClientId, Id, Instant, personLine } from '../primitives.ts'
import { ShareImage } from '../publishing/shares.ts'
import { RoomView } from './rooms.ts'

const groupName = personLine(groupLimits.name, `Le nom dépasse ${groupLimits.name} caractères.`).min(
  1,
  'Donne un nom à ce groupe.',
)

const usernames = z
  .array(z.string().trim().min(1).max(60))
  .max(groupLimits.members.max - 1, `Choisis au plus ${groupLimits.members.max - 1} membres.`)

/** The creator is its admin; everyone else is invited. */
export const CreateGroup = z.strictObject({
  clientId: ClientId,
  name: groupName,
  usernames: usernames.min(groupLimits.members.min - 1, 'Choisis au moins deux membres.'),
  /** Of the host’s outing: members who take a seat later are invited. */
  outingId: Id.optional(),
})
export type CreateGroup = z.input<typeof CreateGroup>

export const InviteToGroup = z.strictObject({ usernames: usernames.min(1, 'Choisis au moins une membre.') })
export type InviteToGroup = z.input<typeof InviteToGroup>

/** Omitted fields are unchanged; `picture` null removes it. */
export const GroupChange = z.strictObject({ name: groupName, picture: ShareImage.nullable() }).partial()
export type GroupChange = z.input<typeof GroupChange>

export const GroupMemberParam = z.object({ slug: z.string().min(1).max(100), username: z.string().min(1).max(60) })

/** A row of the conversation list; an invitation is listed with the requests. */
export const GroupView = z.object({
  /** Of its room. */
  id: Id,
  /** Silent and unreadable for an invited member. */
  room: RoomView,
  /** Other members that the viewer may see, in the order of their arrival. */
  faces: z.array(MemberLink),
  /** Display names of all the other members that the viewer may see, for searches. */
  names: z.array(z.string()),
  /** Members that the viewer may see, with herself. */
  memberCount: z.number().int().nonnegative(),
  state: z.enum(['member', 'invited']),
  /** Null for a member, or where the viewer may not see her. */
  invitedBy: MemberLink.nullable(),
  /** Of the last message, the creation or the invitation. */
  at: Instant,
})
export type GroupView = z.infer<typeof GroupView>

export const GroupList = z.object({ items: z.array(GroupView) })
export type GroupList = z.infer<typeof GroupList>

export const GroupMember = z.object({ member: MemberLink, admin: z.boolean() })
export type GroupMember = z.infer<typeof GroupMember>

export const GroupRead = z.object({ memberId: Id, seq: z.number().int().nonnegative() })
export type GroupRead = z.infer<typeof GroupRead>

export const GroupDetails = GroupView.extend({
  /** Admins first. */
  members: z.array(GroupMember),
  /** For admins. A declined invitation still counts as one. */
  invited: z.array(MemberLink),
  /** Read marks of the other members; without those who hide read receipts, empty where the viewer does. */
  reads: z.array(GroupRead),
  /** The outing that it was created for, where the viewer may see it. */
  outing: z
    .object({ slug: z.string(), title: z.string(), at: Instant, timeZone: z.string(), place: z.string() })
    .nullable(),
  can: z.object({ manage: z.boolean() }),
})
export type GroupDetails = z.infer<typeof GroupDetails>

/** `refused`: display names of members who cannot be added, without the reason. */
export const GroupInvited = z.object({ group: GroupDetails, refused: z.array(z.string()) })
export type GroupInvited = z.infer<typeof GroupInvited>
