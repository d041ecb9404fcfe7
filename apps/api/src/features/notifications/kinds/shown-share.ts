import { tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/unit-of-work.ts'
import { shareListedFor, uncovered } from '../../shares/public.ts'

const { shares, users, userProfiles } = tables

/** What answers it may say what it covers. */
export const saidUnder = ({ covered }: { covered: boolean }, words: string): string => (covered ? '' : words)

/** The share that a line about it leads to, if the recipient can still open it. */
export async function loadShownShare(tx: Tx, shareId: number, recipientId: number) {
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
