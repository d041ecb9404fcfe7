import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/unit-of-work.ts'
import { shareVisibleTo } from '../../shares/public.ts'

const { shares, users, userProfiles } = tables

/** The share that a line about it leads to, if the recipient can still open it. */
export async function loadShownShare(tx: Tx, shareId: number, recipientId: number) {
  const [share] = await tx
    .select({ slug: shares.slug, title: shares.title, body: shares.body })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(shares.id, shareId), shareVisibleTo({ id: recipientId })))
  return share ?? null
}
