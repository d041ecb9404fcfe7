import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, lt } from 'drizzle-orm'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import { isUnreported } from './open-reports.ts'

const { shareVersions } = tables

const DAY = 24 * 60 * 60 * 1000

/** Earlier versions go after 30 days, unless a report is open, and with them pictures that nothing else uses. */
export async function eraseVersions(unitOfWork: UnitOfWork, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.evidenceDays * DAY)
  await unitOfWork((tx) =>
    tx
      .delete(shareVersions)
      .where(and(lt(shareVersions.replacedAt, before), isUnreported(tx, 'share', shareVersions.shareId))),
  )
}
