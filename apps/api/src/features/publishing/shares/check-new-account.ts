import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { lockUser } from '../../../platform/data/lock-user.ts'
import { isNewAccount } from '../../../platform/data/new-account.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'

const { shares } = tables

const DAY = 24 * 60 * 60 * 1000

/**
 * A duplicate does not count the share that it repeats.
 * @throws AppError NEW_ACCOUNT_SHARES
 */
export async function checkNewAccount(tx: Tx, viewer: Viewer, clientId: string, now: Date): Promise<void> {
  if (!isNewAccount(viewer, now)) return
  // Locks the member's row, so that concurrent shares are both counted.
  await lockUser(tx, viewer.id)
  const since = new Date(now.getTime() - DAY)
  const [last] = await tx
    .select({ at: shares.publishedAt })
    .from(shares)
    .where(and(eq(shares.authorId, viewer.id), ne(shares.clientId, clientId), gt(shares.publishedAt, since)))
    .orderBy(desc(shares.publishedAt))
    .offset(limits.newAccountShares - 1)
    .limit(1)
  if (last === undefined) return
  throw new AppError('NEW_ACCOUNT_SHARES', { retryAfter: Math.ceil((last.at.getTime() + DAY - now.getTime()) / 1000) })
}
