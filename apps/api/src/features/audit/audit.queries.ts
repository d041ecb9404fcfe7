import { type AuditQuery, type AuditRow, deskOffset } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { aliasedTable, and, asc, desc, eq, gt, ilike, or, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

const { auditEntries, users } = tables
const actors = aliasedTable(users, 'actors')
const members = aliasedTable(users, 'members')

type Asked = z.output<typeof AuditQuery>

const DAY = 24 * 3_600_000

function matching({ q, action, actor, target, days }: Asked, now: Date): SQL | undefined {
  const words = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  const named = [actors.name, actors.username, members.name, members.username]
  return and(
    action ? eq(auditEntries.action, action) : undefined,
    target ? eq(auditEntries.target, target) : undefined,
    actor ? ilike(actors.username, actor.replaceAll(/[\\%_]/g, '\\$&')) : undefined,
    days === undefined ? undefined : gt(auditEntries.createdAt, new Date(now.getTime() - days * DAY)),
    q === '' ? undefined : or(...named.map((name) => ilike(name, words))),
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

/** What was done, the newest first unless she asks otherwise. */
export async function listAudit(db: Database, asked: Asked, now: Date): Promise<{ items: AuditRow[]; total: number }> {
  const where = matching(asked, now)
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
      ip: ipAddress,
    }),
  )
  return { items, total }
}

/** The acts that have been noted so far. */
export async function listActions(db: Database): Promise<string[]> {
  const { action } = auditEntries
  return (await db.selectDistinct({ action }).from(auditEntries).orderBy(action)).map((row) => row.action)
}
