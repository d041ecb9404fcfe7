import { type Queryable, tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { communityBonds, communitySubject } from '../../publishing/communities/public.ts'
import { type GroupSubject, groupPolicy } from './groups.policy.ts'

const { communities, rooms } = tables

export interface LoadedGroup extends GroupSubject {
  /** Of its row in `communities`. */
  id: number
  roomId: number
  slug: string
}

/**
 * A group of which the viewer is neither a member nor invited answers like one that does not exist.
 * @throws AppError GROUP_NOT_FOUND, FORBIDDEN
 */
export async function requireGroup(
  db: Queryable,
  viewer: Viewer,
  slug: string,
  action: keyof typeof groupPolicy,
): Promise<LoadedGroup> {
  const [row] = await db
    .select({ id: communities.id, slug: communities.slug, roomId: rooms.id, bonds: communityBonds(viewer) })
    .from(communities)
    .innerJoin(rooms, eq(rooms.communityId, communities.id))
    .where(and(eq(communities.slug, slug), eq(communities.kind, 'group')))
  if (row === undefined) throw new AppError('GROUP_NOT_FOUND')
  const { bonds, ...group } = row
  const { role, standing } = communitySubject(bonds)
  const subject = { ...group, role, standing }
  if (!can(groupPolicy, viewer, 'group.see', subject)) throw new AppError('GROUP_NOT_FOUND')
  if (!can(groupPolicy, viewer, action, subject)) throw new AppError('FORBIDDEN')
  return subject
}

/** Changes to one group run one at a time, so that its limits hold. */
export async function lockGroup(
  tx: Tx,
  viewer: Viewer,
  slug: string,
  action: keyof typeof groupPolicy,
): Promise<LoadedGroup> {
  await tx.select({ id: communities.id }).from(communities).where(eq(communities.slug, slug)).for('no key update')
  return requireGroup(tx, viewer, slug, action)
}
