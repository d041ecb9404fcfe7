import { type AuditQuery, type AuditRow, deskOffset } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { aliasedTable, and, asc, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../../platform/http/access.ts'

const { auditEntries, users } = tables
const actors = aliasedTable(users, 'actors')
const members = aliasedTable(users, 'members')

type AuditFilters = z.output<typeof AuditQuery>

const DAY = 24 * 3_600_000

/** Moderation actions, which moderators may read; the others are administration. */
const isModeration = sql`${auditEntries.action} ~ '^(report|review|sanction|certification|content|contact|member|filter|share|comment|room-message)\\.|^community\\.put-out$'`

/** The member that an action concerns, per target type. */
const subjects: Record<string, SQL> = {
  member: sql`${auditEntries.targetId}`,
  report: sql`(select about_id from reports where id = ${auditEntries.targetId})`,
  review: sql`(select coalesce(reports.about_id, sanctions.member_id) from reviews left join reports on reports.id = report_id left join sanctions on sanctions.id = sanction_id where reviews.id = ${auditEntries.targetId})`,
  certification: sql`(select user_id from certifications where id = ${auditEntries.targetId})`,
  share: sql`(select author_id from shares where id = ${auditEntries.targetId})`,
  comment: sql`(select author_id from comments where id = ${auditEntries.targetId})`,
  photo: sql`(select user_id from photos where id = ${auditEntries.targetId})`,
  message: sql`(select author_id from messages where id = ${auditEntries.targetId})`,
  roomMessage: sql`(select author_id from room_messages where id = ${auditEntries.targetId})`,
  contact: sql`(select user_id from contact_messages where id = ${auditEntries.targetId})`,
}

const subject = sql`(case ${auditEntries.target} ${sql.join(
  Object.entries(subjects).map(([target, id]) => sql`when ${sql.raw(`'${target}'`)} then ${id}`),
  sql` `,
)} end)`

/**
 * Administrators see everything. Moderators see their own acts and those of moderation, but not acts of colleagues
 * about them.
 */
function concerns(reader: Viewer): SQL | undefined {
  if (reader.role === 'admin') return undefined
  const own = eq(auditEntries.actorId, reader.id)
  return and(isModeration, or(own, sql`${subject} is distinct from ${reader.id}`))
}

function matching({ q, action, actor, target, days }: AuditFilters, now: Date): SQL | undefined {
  const named = [actors.name, actors.username, members.name, members.username]
  return and(
    action ? eq(auditEntries.action, action) : undefined,
    target ? eq(auditEntries.target, target) : undefined,
    actor ? eq(sql`lower(${actors.username})`, actor.toLowerCase()) : undefined,
    days === undefined ? undefined : gt(auditEntries.createdAt, new Date(now.getTime() - days * DAY)),
    q === '' ? undefined : or(...named.map((name) => sql`strpos(fold_text(${name}), fold_text(${q})) > 0`)),
  )
}

const whole = (db: Database) =>
  db
    .select({
      entry: auditEntries,
      actor: { username: actors.username, name: actors.name },
      member: { username: members.username, name: members.name },
    })
    .from(auditEntries)
    .leftJoin(actors, eq(actors.id, auditEntries.actorId))
    .leftJoin(members, and(eq(auditEntries.target, 'member'), eq(members.id, auditEntries.targetId)))
    .$dynamic()

export async function listAudit(
  db: Database,
  reader: Viewer,
  asked: AuditFilters,
  now: Date,
): Promise<{ items: AuditRow[]; total: number }> {
  const where = and(concerns(reader), matching(asked, now))
  const by = asked.sort === 'createdAt:asc' ? asc : desc
  const [rows, total] = await Promise.all([
    whole(db)
      .where(where)
      .orderBy(by(auditEntries.createdAt), by(auditEntries.id))
      .limit(asked.pageSize)
      .offset(deskOffset(asked)),
    db.$count(whole(db).where(where).as('found')),
  ])
  const items = rows.map(
    ({ entry: { id, createdAt, action, target, targetId, detail, ipAddress }, actor, member }) => ({
      id,
      createdAt: createdAt.toISOString(),
      action,
      actor,
      target,
      targetId,
      member,
      detail: detail as Record<string, unknown>,
      // Only administrators see colleagues' IP addresses.
      ip: reader.role === 'admin' ? ipAddress : null,
    }),
  )
  return { items, total }
}

export async function listActions(db: Database, reader: Viewer): Promise<string[]> {
  const { action } = auditEntries
  const rows = await db.selectDistinct({ action }).from(auditEntries).where(concerns(reader)).orderBy(action)
  return rows.map((row) => row.action)
}
