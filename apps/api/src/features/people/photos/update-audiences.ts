import { tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { files, photos, spokenAnswers, userProfiles } = tables

const isPublic = sql`${userProfiles.visibility} = 'public' and ${userProfiles.status} = 'complete'`

/** Sets the audience of the stored files from visibility and moderation state. */
async function alignAudiences(tx: Tx, memberId: number): Promise<void> {
  const audience = sql<string>`case
    when ${photos.hiddenAt} is not null then 'owner'
    when ${photos.visibility} = 'accepted' then 'accepted'
    when ${isPublic} then 'public'
    else 'members' end`
  await tx
    .update(files)
    .set({ audience })
    .from(photos)
    .innerJoin(userProfiles, eq(userProfiles.userId, photos.userId))
    .where(and(eq(photos.fileId, files.id), eq(photos.userId, memberId), sql`${files.audience} <> ${audience}`))
}

/** Those who read the answers hear the spoken one; visitors only where they see a photo too. */
async function alignSpokenAnswers(tx: Tx, memberId: number): Promise<void> {
  const seesPhoto = sql`exists (select 1 from ${photos} where ${photos.userId} = ${userProfiles.userId} and ${photos.visibility} = 'everyone' and ${photos.hiddenAt} is null)`
  const audience = sql<string>`case
    when ${spokenAnswers.removedAt} is not null then 'owner'
    when ${isPublic} and ${seesPhoto} then 'public'
    else 'members' end`
  await tx
    .update(files)
    .set({ audience })
    .from(spokenAnswers)
    .innerJoin(userProfiles, eq(userProfiles.userId, spokenAnswers.userId))
    .where(
      and(
        eq(spokenAnswers.fileId, files.id),
        eq(spokenAnswers.userId, memberId),
        sql`${files.audience} <> ${audience}`,
      ),
    )
}

/** Call after every change of photos, of the spoken answer or of profile visibility: aligns file audiences, invalidates cached pages. */
export async function updateAudiences(tx: Tx, memberId: number): Promise<void> {
  await alignAudiences(tx, memberId)
  await alignSpokenAnswers(tx, memberId)
  tx.emit({ type: 'profile.changed', memberId })
}
