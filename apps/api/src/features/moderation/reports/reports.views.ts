import { type DeskReportRow, ReportReason, ReportState, ReportTarget } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'

interface Member {
  id: number
  username: string
  displayName: string
}

export type ReportRecord = typeof tables.reports.$inferSelect

export interface QueuedReport {
  report: ReportRecord
  about: Member | null
  reporter: Member | null
  assignee: { id: number; displayName: string } | null
}

export function reportRow({ report, about, reporter, assignee }: QueuedReport): DeskReportRow {
  const { id, targetId, severity, state, excerpt, createdAt } = report
  return {
    id,
    target: ReportTarget.parse(report.target),
    targetId,
    reason: ReportReason.catch('other').parse(report.reason),
    severity,
    state: ReportState.catch('open').parse(state),
    about,
    reporter: {
      id: reporter?.id ?? null,
      name: reporter?.displayName ?? (report.reporterName || 'Une personne qui n’a pas donné son nom'),
    },
    assignee,
    excerpt,
    createdAt: createdAt.toISOString(),
  }
}
