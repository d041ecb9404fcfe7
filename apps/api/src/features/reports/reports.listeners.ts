import { limits, ReportReason, type ReportState, reportReasons } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, gt } from 'drizzle-orm'
import { type EventListener, on } from '../../platform/event-dispatcher.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { reviewUrl } from '../reviews/public.ts'
import { fileAlarm } from './file-alarm.ts'
import type { ReportRecord } from './reports.views.ts'

const { reports } = tables

const DAY = 24 * 3_600_000

/** A report whose author left her address; null for a member's, who reads it in her settings. */
async function loadVisitors(tx: Tx, reportId: number): Promise<ReportRecord | null> {
  const [report] = await tx.select().from(reports).where(eq(reports.id, reportId))
  return report === undefined || report.reporterEmail === '' ? null : report
}

/** An address may be anybody's: whoever reports in her name has few mails sent to her. */
async function mayBeToldToday(tx: Tx, email: string, now: Date): Promise<boolean> {
  const today = gt(reports.createdAt, new Date(now.getTime() - DAY))
  return (await tx.$count(reports, and(eq(reports.reporterEmail, email), today))) <= limits.reportReceipts
}

const reasonOf = (report: ReportRecord) => reportReasons[ReportReason.catch('other').parse(report.reason)].label

/** Who reports without an account is answered by mail (DSA art. 16(4) and (5)): a receipt at once, then the decision. */
export const reportsListeners = ({
  jobs,
  settings,
  now,
}: Pick<FeatureOptions, 'jobs' | 'settings' | 'now'>): EventListener[] => [
  on('report.filed', async ({ reportId }, tx) => {
    const report = await loadVisitors(tx, reportId)
    if (report === null || !(await mayBeToldToday(tx, report.reporterEmail, now()))) return
    const props = { id: report.id, reason: reasonOf(report), safetyUrl: `${settings.publicUrl}/l/securite` }
    await jobs.enqueue('mail', { kind: 'reportReceived', to: report.reporterEmail, props }, tx)
  }),
  on('profiles.walked', ({ memberId, opened }, tx) => fileAlarm(tx, { memberId, opened })),
  on('report.decided', async ({ reportId }, tx) => {
    const report = await loadVisitors(tx, reportId)
    if (report === null) return
    const props = {
      id: report.id,
      upheld: (report.state as ReportState) === 'upheld',
      statement: report.decision ?? '',
      reviewUrl: reviewUrl(report.id, settings),
    }
    await jobs.enqueue('mail', { kind: 'reportDecided', to: report.reporterEmail, props }, tx)
  }),
]
