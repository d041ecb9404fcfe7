import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { lt } from 'drizzle-orm'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'

const { drafts } = tables

const DAY = 24 * 60 * 60 * 1000

export async function deleteOldDrafts(unitOfWork: UnitOfWork, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.draftDays * DAY)
  await unitOfWork((tx) => tx.delete(drafts).where(lt(drafts.updatedAt, before)))
}
