import { limits, ReportReason, type ReportState, reportReasons } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, gt } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { reviewUrl } from '../own-reviews/public.ts'
import { fileAlarm } from './file-alarm.ts'
import type { ReportRecord } from './reports.views.ts'

const { reports } = tables

const DAY = 24 * 3_600_000

/** Null for a member's report, which has no address. */
async function loadVisitors(tx: Tx, reportId: number): Promise<ReportRecord | null> {
  const [report] = await tx.select().from(reports).where(eq(reports.id, reportId))
  return report === undefined || report.reporterEmail === '' ? null : report
}

/** The address may be somebody else's: limit the mails sent to it. */
async function isMailAllowedToday(tx: Tx, email: string, now: Date): Promise<boolean> {
  const today = gt(reports.createdAt, new Date(now.getTime() - DAY))
  return (await tx.$count(reports, and(eq(reports.reporterEmail, email), today))) <= limits.reportReceipts
}

const reasonOf = (report: ReportRecord) => reportReasons[ReportReason.catch('other').parse(report.reason)].label

/** Mails visitors a receipt, then the decision (DSA art. 16(4) and (5)); members read both in the settings. */
export const reportsListeners = ({
  jobs,
  settings,
  now,
}: Pick<FeatureOptions, 'jobs' | 'settings' | 'now'>): EventListener[] => [
  on('report.filed', async ({ reportId }, tx) => {
    const report = await loadVisitors(tx, reportId)
    if (report === null || !(await isMailAllowedToday(tx, report.reporterEmail, now()))) return
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
