import type { ReportTarget } from '@consoeurs/contract'
import type { Queryable } from '@consoeurs/database'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { ReportSubject } from './reports.policy.ts'

/** A snapshot of a target at the time of the report. */
export interface ReportedTarget extends ReportSubject {
  targetId: number
  /** Path of the target, for moderators. */
  url: string
  /** First words at the time of the report, for moderators. */
  excerpt: string
  /** Enough to decide after an edit or a deletion. */
  snapshot: Record<string, unknown>
  /** Its author is not named to the reporter. */
  isAnonymous?: boolean
}

export type LoadReported = (
  tx: Tx,
  viewer: Viewer | null,
  named: { targetId?: number | undefined; username?: string | undefined },
) => Promise<ReportedTarget | null>

/** First words of the targets that the viewer can see now, by id. */
export type LoadExcerpts = (db: Queryable, viewer: Viewer, ids: number[]) => Promise<Map<number, string>>

export type ReportedLoaders = Record<ReportTarget, LoadReported>
