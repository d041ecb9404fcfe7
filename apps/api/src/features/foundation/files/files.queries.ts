import { type Queryable, tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { isPresent, memberVisibleTo, notBlockedEitherWay } from '../visibility/public.ts'
import { type FileSubject, fileAudiences } from './files.policy.ts'
import type { FileRow } from './files.views.ts'

const { files, users, userProfiles, conversations, conversationMembers, communityMembers } = tables
const { messages, messageImages, roomMessages, roomMessageImages } = tables

/** The message was deleted: the file remains as evidence, but hidden. */
const wasDeleted = sql`exists (select 1 from ${messageImages} inner join ${messages} on ${messages.id} = ${messageImages.messageId} where ${messageImages.fileId} = ${files.id} and ${messages.deletedAt} is not null)`

/** The same for room messages. */
const wasRemovedMessage = sql`exists (select 1 from ${roomMessageImages} inner join ${roomMessages} on ${roomMessages.id} = ${roomMessageImages.messageId} where ${roomMessageImages.fileId} = ${files.id} and ${roomMessages.deletedAt} is not null)`

export async function loadFileSubject(
  db: Queryable,
  viewer: Viewer | null,
  name: string,
): Promise<(FileSubject & Pick<FileRow, 'name' | 'formats'>) | null> {
  const viewerId = viewer?.id ?? 0
  const [row] = await db
    .select({
      name: files.name,
      formats: files.formats,
      audience: files.audience,
      ownerId: files.ownerId,
      ownerPresent: sql<boolean>`${files.ownerId} is null or coalesce(${isPresent}, false)`,
      ownerVisible: sql<boolean>`${files.ownerId} is null or coalesce(${memberVisibleTo(viewer)}, false)`,
      unblocked: notBlockedEitherWay(viewerId, sql`${files.ownerId}`).mapWith(Boolean),
      inConversation: sql<boolean>`exists (select 1 from ${conversationMembers} where ${conversationMembers.conversationId} = ${files.conversationId} and ${conversationMembers.userId} = ${viewerId}) and not ${wasDeleted}`,
      inCommunity: sql<boolean>`exists (select 1 from ${communityMembers} where ${communityMembers.communityId} = ${files.communityId} and ${communityMembers.userId} = ${viewerId}) and not ${wasRemovedMessage}`,
      accepted: sql<boolean>`exists (select 1 from ${conversations} where ${conversations.acceptedAt} is not null and ${conversations.lowId} = least(${files.ownerId}, ${viewerId}::bigint) and ${conversations.highId} = greatest(${files.ownerId}, ${viewerId}::bigint))`,
    })
    .from(files)
    .leftJoin(users, eq(users.id, files.ownerId))
    .leftJoin(userProfiles, eq(userProfiles.userId, files.ownerId))
    .where(eq(files.name, name))
  if (row === undefined) return null
  const audience = fileAudiences.find((known) => known === row.audience) ?? 'owner'
  return { ...row, audience }
}
