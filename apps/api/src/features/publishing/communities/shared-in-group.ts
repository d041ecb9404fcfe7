import { tables } from '@consoeurs/database'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { type MemberTerm, memberIsShown, notBlockedEitherWay } from '../../foundation/visibility/public.ts'
import { isInCommunity } from './communities.visible.ts'

const { communityMembers } = tables

interface SharedColumns {
  ownerId: AnyColumn
  groupId: AnyColumn
}

/** Owner and viewer are both in the group, and see each other. The owner's leaving ends it as the viewer's does. */
export const isSharedInGroup = (viewerId: MemberTerm, { ownerId, groupId }: SharedColumns): SQL<boolean> =>
  sql<boolean>`(${groupId} is not null and ${isInCommunity(viewerId, groupId)} and ${isInCommunity(ownerId, groupId)} and ${memberIsShown(ownerId)} and ${notBlockedEitherWay(viewerId, ownerId)})`

/** Read by index, before `isSharedInGroup` is asked of each row. */
export const isOfOwnGroup = (viewerId: MemberTerm, groupId: AnyColumn): SQL<boolean> =>
  sql<boolean>`${groupId} = any(array(select ${communityMembers.communityId} from ${communityMembers} where ${communityMembers.userId} = ${viewerId}))`
