import type { SeedLetter, SeedNote, SeedReport } from '@consoeurs/brand'
import { type ReportReason, reportReasons } from '@consoeurs/contract'
import { eq, sql } from 'drizzle-orm'
import {
  auditEntries,
  comments,
  contactMessages,
  reports,
  sanctions,
  shares,
  staffNotes,
  users,
} from '../schema/index.ts'
import { type DemoContext, hoursBefore, memberId, only } from './demo-context.ts'
import { findReported, type ReportedWords } from './demo-reported.ts'

const DAY = 24

type Decision = NonNullable<SeedReport['decision']>

const emailOf = (username: string) => `${username}@demo.test`

interface AuditSeed {
  by: string
  action: string
  target: string
  targetId: number
  hoursAgo: number
  detail?: Record<string, unknown>
}

async function insertAudit(
  context: DemoContext,
  { by, action, target, targetId, hoursAgo, detail = {} }: AuditSeed,
): Promise<void> {
  const createdAt = hoursBefore(context.now, hoursAgo)
  await context.tx
    .insert(auditEntries)
    .values({ actorId: memberId(context, by), action, target, targetId, detail, createdAt })
}

async function insertNote(
  context: DemoContext,
  { about, aboutId }: { about: 'member' | 'report'; aboutId: number },
  { by, text, hoursAgo }: SeedNote,
): Promise<void> {
  const createdAt = hoursBefore(context.now, hoursAgo)
  await context.tx.insert(staffNotes).values({ about, aboutId, authorId: memberId(context, by), text, createdAt })
  await insertAudit(context, { by, action: `${about}.note`, target: about, targetId: aboutId, hoursAgo })
}

interface MeasureSeed {
  reportId: number
  report: SeedReport
  found: ReportedWords
  decision: Decision
}

async function insertSanction(
  context: DemoContext,
  kind: 'hidden' | 'warning' | 'suspension',
  { reportId, report, found, decision }: MeasureSeed,
): Promise<void> {
  const { tx, now } = context
  const { by, statement, hoursAgo, suspensionDays = 0 } = decision
  const { aboutId, targetId } = found
  const until = kind === 'suspension' ? hoursBefore(now, hoursAgo - suspensionDays * DAY) : null
  const { id: sanctionId } = only(
    await tx
      .insert(sanctions)
      .values({
        ...{ memberId: aboutId, kind, reason: statement, until, target: report.about.target, targetId, reportId },
        ...{ byId: memberId(context, by), createdAt: hoursBefore(now, hoursAgo) },
      })
      .returning({ id: sanctions.id }),
  )
  const told = { by, hoursAgo, detail: { sanctionId, kind, until, reportId } }
  if (kind === 'hidden') {
    await insertAudit(context, { ...told, action: 'content.hide', target: report.about.target, targetId })
    return
  }
  await insertAudit(context, { ...told, action: 'sanction.give', target: 'member', targetId: aboutId })
  if (until === null) return
  await tx.update(users).set({ suspendedUntil: until, reason: statement }).where(eq(users.id, aboutId))
}

/** Hidden, and removed from the counts. */
async function hideComment({ tx, now }: DemoContext, id: number, { statement, hoursAgo }: Decision): Promise<void> {
  const { shareId } = only(
    await tx
      .update(comments)
      .set({ hiddenAt: hoursBefore(now, hoursAgo), hiddenReason: statement })
      .where(eq(comments.id, id))
      .returning({ shareId: comments.shareId }),
  )
  if (shareId === null) return
  await tx
    .update(shares)
    .set({ commentCount: sql`${shares.commentCount} - 1` })
    .where(eq(shares.id, shareId))
}

async function takeMeasures(context: DemoContext, measured: MeasureSeed): Promise<void> {
  const { decision, reportId, found } = measured
  const { by, state, hoursAgo, hides = false, warns = false, suspensionDays } = decision
  if (hides) {
    await hideComment(context, found.targetId, decision)
    await insertSanction(context, 'hidden', measured)
  }
  if (warns) await insertSanction(context, 'warning', measured)
  if (suspensionDays !== undefined) await insertSanction(context, 'suspension', measured)
  await insertAudit(context, {
    by,
    action: 'report.decide',
    target: 'report',
    targetId: reportId,
    hoursAgo,
    detail: { state },
  })
}

/** A member, a visitor with her contact details, or an anonymous reporter. */
function reporterOf(context: DemoContext, by: SeedReport['by']) {
  if (typeof by === 'string') return { reporterId: memberId(context, by) }
  return by === null ? {} : { reporterName: by.name, reporterEmail: by.email }
}

async function insertReport(context: DemoContext, report: SeedReport): Promise<void> {
  const { tx, now } = context
  const { about, by, text, hoursAgo, assignee, notes = [], decision } = report
  const reason = report.reason as ReportReason
  const found = await findReported[about.target](context, about)
  const { id: reportId } = only(
    await tx
      .insert(reports)
      .values({
        ...{ ...found, ...reporterOf(context, by), target: about.target, reason, text },
        severity: reportReasons[reason].severity,
        assigneeId: assignee === undefined ? null : memberId(context, assignee),
        createdAt: hoursBefore(now, hoursAgo),
        ...(decision && {
          state: decision.state,
          decision: decision.statement,
          decidedById: memberId(context, decision.by),
          decidedAt: hoursBefore(now, decision.hoursAgo),
        }),
      })
      .returning({ id: reports.id }),
  )
  if (assignee !== undefined) {
    const seen = Math.max(...[decision?.hoursAgo ?? 0, ...notes.map((written) => written.hoursAgo)])
    await insertAudit(context, {
      by: assignee,
      action: 'report.assign',
      target: 'report',
      targetId: reportId,
      hoursAgo: seen,
    })
  }
  for (const written of notes) await insertNote(context, { about: 'report', aboutId: reportId }, written)
  if (decision !== undefined) await takeMeasures(context, { reportId, report, found, decision })
}

async function insertWarnings(context: DemoContext): Promise<void> {
  const { tx, now, seed } = context
  for (const { to, by, reason, hoursAgo, liftedHoursAgo } of seed.moderation.warnings) {
    const byId = memberId(context, by)
    const lifted = liftedHoursAgo !== undefined && {
      liftedAt: hoursBefore(now, liftedHoursAgo),
      liftedById: byId,
    }
    const member = memberId(context, to)
    await tx
      .insert(sanctions)
      .values({ memberId: member, kind: 'warning', reason, byId, createdAt: hoursBefore(now, hoursAgo), ...lifted })
    const detail = { kind: 'warning' }
    await insertAudit(context, { by, action: 'sanction.give', target: 'member', targetId: member, hoursAgo, detail })
    if (liftedHoursAgo === undefined) continue
    const undone = { by, action: 'sanction.lift', target: 'member', targetId: member, detail }
    await insertAudit(context, { ...undone, hoursAgo: liftedHoursAgo })
  }
}

function letterOf(context: DemoContext, { by, topic, text, state, hoursAgo }: SeedLetter) {
  const written = { topic, text, state, createdAt: hoursBefore(context.now, hoursAgo) }
  if (typeof by !== 'string') return { ...written, ...by }
  const name = context.seed.members.find(({ username }) => username === by)?.displayName ?? by
  return { ...written, userId: memberId(context, by), name, email: emailOf(by) }
}

/** Pending and decided reports, oldest first so that ids grow with time. */
export async function insertModeration(context: DemoContext): Promise<void> {
  const { reports: filed, notes, letters } = context.seed.moderation
  await insertWarnings(context)
  for (const report of filed.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) await insertReport(context, report)
  for (const { about, ...written } of notes) {
    await insertNote(context, { about: 'member', aboutId: memberId(context, about) }, written)
  }
  const oldestFirst = letters.toSorted((a, b) => b.hoursAgo - a.hoursAgo)
  if (oldestFirst.length === 0) return
  await context.tx.insert(contactMessages).values(oldestFirst.map((letter) => letterOf(context, letter)))
}
