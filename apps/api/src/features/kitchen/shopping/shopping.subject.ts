import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { memberIsShown, notBlockedEitherWay } from '../../foundation/visibility/public.ts'
import { isSharedInGroup } from '../../publishing/communities/public.ts'
import { shoppingPolicy } from './shopping.policy.ts'

const { communityMembers, shoppingListMembers, shoppingLists } = tables

const isAccepted = (viewerId: number): SQL<boolean> =>
  sql<boolean>`(exists (select 1 from ${shoppingListMembers} where ${shoppingListMembers.ownerId} = ${shoppingLists.ownerId} and ${shoppingListMembers.userId} = ${viewerId} and ${shoppingListMembers.acceptedAt} is not null) and ${memberIsShown(shoppingLists.ownerId)} and ${notBlockedEitherWay(viewerId, shoppingLists.ownerId)})`

/** The lists of others that she uses now; on rows of `shopping_lists`. */
export const isUsedBy = (viewerId: number): SQL<boolean> =>
  sql<boolean>`(${shoppingLists.ownerId} = ${viewerId} or ${isAccepted(viewerId)} or ${isSharedInGroup(viewerId, shoppingLists)})`

/** Every member has a list, also before its first line. @throws AppError LIST_NOT_FOUND */
export async function requireList(db: Queryable, viewer: Viewer, ownerId: number): Promise<void> {
  if (ownerId === viewer.id) return
  const [list] = await db
    .select({
      ownerId: shoppingLists.ownerId,
      shared: sql<boolean>`(${isAccepted(viewer.id)} or ${isSharedInGroup(viewer.id, shoppingLists)})`,
    })
    .from(shoppingLists)
    .where(eq(shoppingLists.ownerId, ownerId))
  if (list === undefined || !can(shoppingPolicy, viewer, 'shopping.use', list)) throw new AppError('LIST_NOT_FOUND')
}

/** Writes to one list run one at a time, so that its limits hold. */
export async function lockList(tx: Tx, viewer: Viewer, ownerId: number): Promise<void> {
  if (ownerId === viewer.id) await tx.insert(shoppingLists).values({ ownerId }).onConflictDoNothing()
  await tx
    .select({ ownerId: shoppingLists.ownerId })
    .from(shoppingLists)
    .where(eq(shoppingLists.ownerId, ownerId))
    .for('update')
  await requireList(tx, viewer, ownerId)
}

/** Everyone who uses the list now, its owner included. */
export async function listUsers(db: Queryable, ownerId: number): Promise<number[]> {
  const invited = await db
    .select({ userId: shoppingListMembers.userId })
    .from(shoppingListMembers)
    .where(
      and(
        eq(shoppingListMembers.ownerId, ownerId),
        isNotNull(shoppingListMembers.acceptedAt),
        memberIsShown(shoppingListMembers.ownerId),
        notBlockedEitherWay(shoppingListMembers.userId, shoppingListMembers.ownerId),
      ),
    )
  const grouped = await db
    .select({ userId: communityMembers.userId })
    .from(shoppingLists)
    .innerJoin(communityMembers, eq(communityMembers.communityId, shoppingLists.groupId))
    .where(and(eq(shoppingLists.ownerId, ownerId), isSharedInGroup(communityMembers.userId, shoppingLists)))
  return [...new Set([ownerId, ...invited.map(({ userId }) => userId), ...grouped.map(({ userId }) => userId)])]
}
