import {
  type ErrorCode,
  type FileReport,
  type ReportReceipt,
  type ReportTarget,
  reportReasons,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { blockMember } from '../../people/blocks/public.ts'
import type { ReportedLoaders, ReportedTarget } from './reported.ts'
import { loadReportedBatchResult } from './reported-batch-result.ts'
import { loadReportedCommunity } from './reported-community.ts'
import { loadReportedComment, loadReportedShare } from './reported-content.ts'
import { loadReportedHonor } from './reported-honor.ts'
import { loadReportedMaking } from './reported-making.ts'
import { loadReportedMessage } from './reported-message.ts'
import { loadReportedMember, loadReportedPhoto } from './reported-people.ts'
import { loadReportedRoomMessage } from './reported-room-message.ts'
import { loadReportedShoppingLine } from './reported-shopping-line.ts'
import { loadReportedSwap } from './reported-swap.ts'
import { reportPolicy } from './reports.policy.ts'

const { reports } = tables

type ReportInput = z.output<typeof FileReport>

const loaders: ReportedLoaders = {
  member: loadReportedMember,
  photo: loadReportedPhoto,
  share: loadReportedShare,
  comment: loadReportedComment,
  making: loadReportedMaking,
  swap: loadReportedSwap,
  message: loadReportedMessage,
  roomMessage: loadReportedRoomMessage,
  honor: loadReportedHonor,
  community: loadReportedCommunity,
  batchResult: loadReportedBatchResult,
  shoppingLine: loadReportedShoppingLine,
}

/** The same error for a missing target and an invisible one. */
const missing: Record<ReportTarget, ErrorCode> = {
  member: 'MEMBER_NOT_FOUND',
  photo: 'PHOTO_NOT_FOUND',
  share: 'SHARE_NOT_FOUND',
  comment: 'COMMENT_NOT_FOUND',
  making: 'MAKING_NOT_FOUND',
  swap: 'SWAP_NOT_FOUND',
  message: 'CONVERSATION_NOT_FOUND',
  roomMessage: 'MESSAGE_NOT_FOUND',
  honor: 'CONTENT_NOT_FOUND',
  community: 'COMMUNITY_NOT_FOUND',
  batchResult: 'CONTENT_NOT_FOUND',
  shoppingLine: 'CONTENT_NOT_FOUND',
}

/** Visitors must identify themselves, except where the law protects reporters (DSA art. 16). */
function checkReporter(viewer: Viewer | null, { reason, name, email }: ReportInput): void {
  if (viewer !== null || reportReasons[reason].anonymous) return
  const fields = {
    ...(!name && { name: ['Écris ton nom.'] }),
    ...(!email && { email: ['Écris ton adresse e-mail, pour recevoir la décision.'] }),
  }
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields })
}

async function loadTarget(
  tx: Tx,
  viewer: Viewer | null,
  { target, targetId, username }: ReportInput,
): Promise<ReportedTarget> {
  if (targetId === undefined && (target !== 'member' || username === undefined)) {
    throw new AppError('VALIDATION', { fields: { targetId: ['Dis-nous ce que tu signales.'] } })
  }
  const reported = await loaders[target](tx, viewer, { targetId, username })
  if (reported === null) throw new AppError(missing[target])
  if (can(reportPolicy, viewer, 'report.file', reported)) return reported
  if (viewer?.id === reported.aboutId) throw new AppError(target === 'member' ? 'NOT_ON_YOURSELF' : 'FORBIDDEN')
  throw new AppError(missing[target])
}

/** By member, by a visitor's address or, for an anonymous visitor, by the text. */
function filedBy(viewer: Viewer | null, { email = '', text }: ReportInput): SQL | undefined {
  if (viewer !== null) return eq(reports.reporterId, viewer.id)
  const visitors = and(isNull(reports.reporterId), eq(reports.reporterEmail, email))
  return email === '' ? and(visitors, eq(reports.text, text)) : visitors
}

/** The lock turns concurrent sends into one report. */
async function findOpenReport(tx: Tx, viewer: Viewer | null, filed: ReportInput, targetId: number) {
  const { target, email = '' } = filed
  const key = `report:${viewer?.id ?? email}:${target}:${targetId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const [open] = await tx
    .select({ id: reports.id, createdAt: reports.createdAt })
    .from(reports)
    .where(
      and(
        filedBy(viewer, filed),
        eq(reports.target, target),
        eq(reports.targetId, targetId),
        eq(reports.state, 'open'),
      ),
    )
  return open
}

/** Stores a snapshot and, if asked, blocks the author in the same transaction. */
export async function fileReport(
  tx: Tx,
  viewer: Viewer | null,
  filed: ReportInput,
): Promise<z.infer<typeof ReportReceipt>> {
  checkReporter(viewer, filed)
  const reported = await loadTarget(tx, viewer, filed)
  const { target, reason, text, alsoBlock, name, email } = filed
  const { targetId, aboutId, url, excerpt, snapshot } = reported
  // Her block list would reveal the owner of a community, or who shared a result without her name.
  if (alsoBlock && viewer !== null && target !== 'community' && !reported.isAnonymous)
    await blockMember(tx, viewer, { id: aboutId })
  const open = await findOpenReport(tx, viewer, filed, targetId)
  if (open !== undefined) return { id: open.id, at: open.createdAt.toISOString() }
  const reporter =
    viewer === null ? { reporterName: name ?? '', reporterEmail: email ?? '' } : { reporterId: viewer.id }
  const { severity } = reportReasons[reason]
  const [report] = await tx
    .insert(reports)
    .values({
      ...reporter,
      target,
      targetId,
      aboutId,
      reason,
      severity,
      text,
      url,
      excerpt,
      snapshot,
    })
    .returning({ id: reports.id, createdAt: reports.createdAt })
  if (report === undefined) throw new Error('the report was not written')
  tx.emit({ type: 'report.filed', reportId: report.id })
  return { id: report.id, at: report.createdAt.toISOString() }
}
