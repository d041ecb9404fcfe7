import { tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { files, photos, userProfiles } = tables

/** Sets the audience of the stored files from visibility and moderation state. */
async function alignAudiences(tx: Tx, memberId: number): Promise<void> {
  const audience = sql<string>`case
    when ${photos.hiddenAt} is not null then 'owner'
    when ${photos.visibility} = 'accepted' then 'accepted'
    when ${userProfiles.visibility} = 'public' and ${userProfiles.status} = 'complete' then 'public'
    else 'members' end`
  await tx
    .update(files)
    .set({ audience })
    .from(photos)
    .innerJoin(userProfiles, eq(userProfiles.userId, photos.userId))
    .where(and(eq(photos.fileId, files.id), eq(photos.userId, memberId), sql`${files.audience} <> ${audience}`))
}

/** Call after every change of photos or profile visibility: aligns file audiences, invalidates cached pages. */
export async function updateAudiences(tx: Tx, memberId: number): Promise<void> {
  await alignAudiences(tx, memberId)
  tx.emit({ type: 'profile.changed', memberId })
}
