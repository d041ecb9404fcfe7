import { createHash } from 'node:crypto'
import { CommunityAccess, CommunityRole, CommunityStanding } from '@consoeurs/contract'
import { type Asker, type Queryable, tables } from '@consoeurs/database'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { type CommunitySubject, communityPolicy } from './communities.policy.ts'

const { communities, communityMembers, communityCandidates, communityLinks } = tables

export interface LoadedCommunity extends CommunitySubject {
  id: number
  slug: string
  questions: string[]
  memberCount: number
  /** The invitation link that the viewer used, if it is valid. */
  linkId: number | null
}

export interface NamedCommunity {
  slug: string
  invitation?: string | undefined
}

export const roleOf = (viewer: Asker | null) =>
  sql<
    string | null
  >`(select ${communityMembers.role} from ${communityMembers} where ${communityMembers.communityId} = ${communities.id} and ${communityMembers.userId} = ${viewer?.id ?? 0})`

export const standingOf = (viewer: Asker | null) =>
  sql<
    string | null
  >`(select ${communityCandidates.standing} from ${communityCandidates} where ${communityCandidates.communityId} = ${communities.id} and ${communityCandidates.userId} = ${viewer?.id ?? 0})`

export const asRole = (role: string | null): CommunityRole | null => (role === null ? null : CommunityRole.parse(role))
export const asStanding = (standing: string | null): CommunityStanding | null =>
  standing === null ? null : CommunityStanding.parse(standing)
export const asAccess = (access: string): CommunityAccess => CommunityAccess.catch('secret').parse(access)

export const communityBonds = (viewer: Asker | null) => ({
  kind: communities.kind,
  access: communities.access,
  archived: sql<boolean>`(${communities.archivedAt} is not null)`,
  role: roleOf(viewer),
  standing: standingOf(viewer),
})

export interface CommunityBonds {
  kind: 'community' | 'group'
  access: string
  archived: boolean
  role: string | null
  standing: string | null
}

export const communitySubject = ({ kind, access, archived, role, standing }: CommunityBonds): CommunitySubject => ({
  group: kind === 'group',
  access: asAccess(access),
  archived,
  role: asRole(role),
  standing: asStanding(standing),
})

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')

async function findLink(db: Queryable, communityId: number, invitation: string | undefined): Promise<number | null> {
  if (invitation === undefined || invitation === '') return null
  const [link] = await db
    .select({ id: communityLinks.id })
    .from(communityLinks)
    .where(
      and(
        eq(communityLinks.communityId, communityId),
        eq(communityLinks.tokenHash, hashOfToken(invitation)),
        gt(communityLinks.expiresAt, sql`now()`),
      ),
    )
  return link?.id ?? null
}

/** An invisible community answers like one that does not exist. */
export async function requireCommunity(
  db: Queryable,
  viewer: Viewer | null,
  { slug, invitation }: NamedCommunity,
  action: keyof typeof communityPolicy = 'community.see',
): Promise<LoadedCommunity> {
  const [row] = await db
    .select({
      id: communities.id,
      slug: communities.slug,
      questions: communities.questions,
      memberCount: communities.memberCount,
      ...communityBonds(viewer),
    })
    .from(communities)
    .where(eq(communities.slug, slug))
  if (row === undefined) throw new AppError('COMMUNITY_NOT_FOUND')
  const linkId = viewer === null ? null : await findLink(db, row.id, invitation)
  const known = communitySubject(row)
  const standing = linkId !== null && known.standing !== 'excluded' ? 'invited' : known.standing
  const community = { ...row, ...known, standing, linkId }
  if (!can(communityPolicy, viewer, 'community.see', community)) throw new AppError('COMMUNITY_NOT_FOUND')
  if (!can(communityPolicy, viewer, action, community)) {
    throw new AppError(community.archived && community.role !== null ? 'COMMUNITY_ARCHIVED' : 'FORBIDDEN')
  }
  return community
}

/** Changes to a community and its membership run one at a time, so that its member count stays right. */
export async function lockCommunity(
  tx: Tx,
  viewer: Viewer,
  named: NamedCommunity,
  action: keyof typeof communityPolicy = 'community.see',
): Promise<LoadedCommunity> {
  await tx.select({ id: communities.id }).from(communities).where(eq(communities.slug, named.slug)).for('no key update')
  return requireCommunity(tx, viewer, named, action)
}
