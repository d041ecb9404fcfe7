import { reportReasons } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { loadReportedMember } from './reported-people.ts'

const { reports } = tables

/** Shown instead of a reporter for automatic reports. */
const ALARM = 'Alarme du site'

/** Reports a member who opened too many profiles, unless such a report is open. */
export async function fileAlarm(tx: Tx, { memberId, opened }: { memberId: number; opened: number }): Promise<void> {
  const before = await tx.$count(
    reports,
    and(
      eq(reports.aboutId, memberId),
      eq(reports.state, 'open'),
      eq(reports.reporterName, ALARM),
      isNull(reports.reporterId),
    ),
  )
  if (before > 0) return
  const reported = await loadReportedMember(tx, null, { targetId: memberId })
  if (reported === null) return
  const { targetId, aboutId, url, excerpt, snapshot } = reported
  const reason = 'other'
  await tx.insert(reports).values({
    reporterName: ALARM,
    target: 'member',
    ...{ targetId, aboutId, url, excerpt, snapshot, reason },
    severity: reportReasons[reason].severity,
    text: `Elle a ouvert ${opened} profils différents en un jour\u202f: plus qu’on n’en lit. Le site la ralentit. Un programme les recopie peut-être.`,
  })
}
