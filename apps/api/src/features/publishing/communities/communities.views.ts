import type { CommunityCard, CommunityView, FileView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { can } from '../../../platform/http/policy.ts'
import { type FileRow, fileView } from '../../foundation/files/public.ts'
import type { CardContext } from '../../people/members/public.ts'
import { type CommunitySubject, communityPolicy } from './communities.policy.ts'
import { asAccess, asRole, asStanding } from './communities.subject.ts'

const { communities } = tables

export const communitySelection = {
  id: communities.id,
  slug: communities.slug,
  name: communities.name,
  tagline: communities.tagline,
  access: communities.access,
  archivedAt: communities.archivedAt,
  memberCount: communities.memberCount,
}

export interface CommunityRow {
  community: Pick<typeof communities.$inferSelect, keyof typeof communitySelection>
  avatar: FileRow | null
  role: string | null
  standing: string | null
  hiddenMembers: number
}

export const showsPictures = ({ access, role }: Pick<CommunitySubject, 'access' | 'role'>): boolean =>
  access !== 'secret' || role !== null

export const pictureFor = (
  subject: Pick<CommunitySubject, 'access' | 'role'>,
  file: FileRow | null,
): FileView | null => (file !== null && showsPictures(subject) ? fileView(file, '') : null)

export function communityCard(row: CommunityRow): CommunityCard {
  const { archivedAt, ...community } = row.community
  const subject = {
    access: asAccess(community.access),
    archived: archivedAt !== null,
    role: asRole(row.role),
    standing: asStanding(row.standing),
  }
  const memberCount = community.memberCount - row.hiddenMembers
  return { ...community, ...subject, memberCount, avatar: pictureFor(subject, row.avatar) }
}

export function communityAbilities({ viewer }: CardContext, subject: CommunitySubject): CommunityView['can'] {
  const may = (action: keyof typeof communityPolicy) => can(communityPolicy, viewer, action, subject)
  return {
    join: may('community.join'),
    ask: may('community.ask'),
    leave: may('community.leave'),
    read: may('community.read'),
    members: may('community.members'),
    publish: may('community.publish'),
    invite: may('community.invite'),
    moderate: may('community.moderate'),
    announce: may('community.announce'),
    own: may('community.own'),
    report: may('community.report'),
  }
}
