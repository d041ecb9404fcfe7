import type { FirstSteps } from '@consoeurs/contract'
import { prepared, type Queryable, tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'

const { userProfiles, bookmarks, communities, communityMembers, conversationMembers, conversations, messages, photos } =
  tables

const userId = sql.placeholder('userId')

const hasWritten = sql<boolean>`exists (
  select 1 from ${conversationMembers}
  inner join ${conversations} on ${conversations.id} = ${conversationMembers.conversationId}
  where ${conversationMembers.userId} = ${userId}
    and (${conversations.startedById} = ${userId} or exists (
      select 1 from ${messages}
      where ${messages.conversationId} = ${conversations.id} and ${messages.authorId} = ${userId})))`

const stepsOf = prepared((db) =>
  db
    .select({
      photo: sql<boolean>`exists (select 1 from ${photos} where ${photos.userId} = ${userId})`,
      headline: sql<boolean>`${userProfiles.headline} <> ''`,
      hello: hasWritten,
      bookmark: sql<boolean>`exists (select 1 from ${bookmarks} where ${bookmarks.userId} = ${userId})`,
      community: sql<boolean>`exists (select 1 from ${communityMembers} inner join ${communities} on ${communities.id} = ${communityMembers.communityId} where ${communityMembers.userId} = ${userId} and ${communities.kind} = 'community')`,
    })
    .from(userProfiles)
    .where(eq(userProfiles.userId, userId))
    .prepare('first_steps'),
)

const nothing: FirstSteps = { photo: false, headline: false, hello: false, bookmark: false, community: false }

export async function loadFirstSteps(db: Queryable, userId: number): Promise<FirstSteps> {
  const [steps] = await stepsOf(db).execute({ userId })
  return steps ?? nothing
}
