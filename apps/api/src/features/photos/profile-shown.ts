import { tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'

const { files, photos, userProfiles } = tables

/**
 * Whom the stored pictures of her photos are for, from what she chose: herself alone where one is hidden; those she
 * accepted; everyone where her profile is public; the members.
 */
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

/**
 * Ends every change of her photos, or of who sees her profile: its pictures are for those people alone from the same moment
 * on, and whoever keeps a page of it hears that it is old.
 */
export async function profileShownChanged(tx: Tx, memberId: number): Promise<void> {
  await alignAudiences(tx, memberId)
  tx.emit({ type: 'profile.changed', memberId })
}
