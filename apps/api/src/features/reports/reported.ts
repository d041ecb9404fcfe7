import type { ReportTarget } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { ReportSubject } from './reports.policy.ts'

const { blocks } = tables

/** A target as it was read when it was reported. */
export interface Reported extends ReportSubject {
  targetId: number
  /** Where it stands, as a path. */
  url: string
  excerpt: string
  /** The evidence: enough to judge it after it was changed or deleted. */
  snapshot: Record<string, unknown>
}

export type LoadReported = (
  tx: Tx,
  viewer: Viewer | null,
  named: { targetId?: number | undefined; username?: string | undefined },
) => Promise<Reported | null>

export type ReportedLoaders = Record<ReportTarget, LoadReported>

/** A condition read as a column. */
export const asFlag = (condition: SQL | undefined): SQL<boolean> => sql<boolean>`coalesce((${condition}), false)`

/** The reporter blocked that member herself. */
export const blockedBy = (viewer: Viewer | null, memberId: AnyColumn): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${blocks} where ${blocks.blockerId} = ${viewer?.id ?? 0} and ${blocks.blockedId} = ${memberId})`
