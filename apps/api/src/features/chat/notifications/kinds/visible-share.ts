import { tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { shareListedFor, uncovered } from '../../../publishing/shares/public.ts'

const { shares, users, userProfiles } = tables

/** Replies may reveal covered content, so they are covered too. */
export const quoteComment = ({ covered }: { covered: boolean }, words: string): string => (covered ? '' : words)

/** Null where the recipient can no longer open the share. */
export async function loadVisibleShare(tx: Tx, shareId: number, recipientId: number) {
  const [share] = await tx
    .select({
      slug: shares.slug,
      covered: sql<boolean>`${shares.cover} is not null`,
      title: uncovered(shares.title),
      body: uncovered(shares.body),
    })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(shares.id, shareId), shareListedFor({ id: recipientId })))
  return share ?? null
}
