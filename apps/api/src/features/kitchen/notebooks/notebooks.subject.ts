import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { isSharedInGroup } from '../../publishing/communities/public.ts'
import { type NotebookSubject, notebookPolicy } from './notebooks.policy.ts'

const { communities, communityMembers, notebooks } = tables

export interface LoadedNotebook extends NotebookSubject {
  id: number
  name: string
  groupId: number | null
}

const subjects = (db: Queryable, viewer: Viewer, which: SQL | undefined) =>
  db
    .select({
      id: notebooks.id,
      name: notebooks.name,
      ownerId: notebooks.ownerId,
      groupId: notebooks.groupId,
      shared: isSharedInGroup(viewer.id, notebooks),
    })
    .from(notebooks)
    .where(which)
    .orderBy(asc(notebooks.id))

function check(viewer: Viewer, action: keyof typeof notebookPolicy, notebook: LoadedNotebook | undefined) {
  if (notebook === undefined || !can(notebookPolicy, viewer, 'notebook.read', notebook))
    throw new AppError('NOTEBOOK_NOT_FOUND')
  if (!can(notebookPolicy, viewer, action, notebook)) throw new AppError('FORBIDDEN')
  return notebook
}

/** @throws AppError NOTEBOOK_NOT_FOUND, FORBIDDEN */
export async function requireNotebook(
  db: Queryable,
  viewer: Viewer,
  id: number,
  action: keyof typeof notebookPolicy,
): Promise<LoadedNotebook> {
  const [notebook] = await subjects(db, viewer, eq(notebooks.id, id))
  return check(viewer, action, notebook)
}

/** Changes to one notebook run one at a time, so that its limits hold. */
export async function lockNotebook(
  tx: Tx,
  viewer: Viewer,
  id: number,
  action: keyof typeof notebookPolicy,
): Promise<LoadedNotebook> {
  await tx.select({ id: notebooks.id }).from(notebooks).where(eq(notebooks.id, id)).for('update')
  return requireNotebook(tx, viewer, id, action)
}

/**
 * One of the member's small groups.
 * @throws AppError GROUP_NOT_FOUND
 */
export async function requireOwnGroup(db: Queryable, viewer: Viewer, slug: string): Promise<number> {
  const [group] = await db
    .select({ id: communities.id })
    .from(communities)
    .innerJoin(
      communityMembers,
      and(eq(communityMembers.communityId, communities.id), eq(communityMembers.userId, viewer.id)),
    )
    .where(and(eq(communities.slug, slug), eq(communities.kind, 'group')))
  if (group === undefined) throw new AppError('GROUP_NOT_FOUND')
  return group.id
}
