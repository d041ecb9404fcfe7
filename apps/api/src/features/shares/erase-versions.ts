import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, lt } from 'drizzle-orm'
import type { UnitOfWork } from '../../platform/unit-of-work.ts'
import { isUnreported } from '../reports/public.ts'

const { shareVersions } = tables

const DAY = 24 * 60 * 60 * 1000

/**
 * What a share said before a change is kept 30 days, and as long as a report of it is open; then it is gone, and the
 * pictures that nothing shows any more with it.
 */
export async function eraseVersions(unitOfWork: UnitOfWork, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.evidenceDays * DAY)
  await unitOfWork((tx) =>
    tx
      .delete(shareVersions)
      .where(and(lt(shareVersions.replacedAt, before), isUnreported(tx, 'share', shareVersions.shareId))),
  )
}
