import { ReportReason, type ReportRow, ReportTarget } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'

interface Member {
  id: number
  username: string
  displayName: string
}

export interface QueuedReport {
  report: typeof tables.reports.$inferSelect
  about: Member | null
  reporter: Member | null
}

/** A line of the moderators' queue. */
export function reportRow({ report, about, reporter }: QueuedReport): ReportRow {
  const { id, targetId, severity, text, state, excerpt, createdAt } = report
  return {
    id,
    target: ReportTarget.parse(report.target),
    targetId,
    reason: ReportReason.catch('other').parse(report.reason),
    severity,
    text,
    state: state === 'upheld' || state === 'rejected' ? state : 'open',
    about,
    reporter: {
      id: reporter?.id ?? null,
      name: reporter?.displayName ?? (report.reporterName || 'Une personne qui n’a pas donné son nom'),
    },
    excerpt,
    at: createdAt.toISOString(),
  }
}
