import type { FirstSteps } from '@consoeurs/contract'
import { prepared, type Queryable, tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'

const { userProfiles, bookmarks, communityMembers, conversationMembers, conversations, messages } = tables

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
      photo: sql<boolean>`${userProfiles.mainPhotoId} is not null`,
      headline: sql<boolean>`${userProfiles.headline} <> ''`,
      hello: hasWritten,
      bookmark: sql<boolean>`exists (select 1 from ${bookmarks} where ${bookmarks.userId} = ${userId})`,
      community: sql<boolean>`exists (select 1 from ${communityMembers} where ${communityMembers.userId} = ${userId})`,
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
