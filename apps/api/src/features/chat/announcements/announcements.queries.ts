import { type AnnouncementsQuery, type DeskList, deskOffset, type SentAnnouncement } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '../../../platform/http/errors.ts'

const { announcements, communities, users } = tables

const sentQuery = (db: Queryable) =>
  db
    .select({ announcement: announcements, communityName: communities.name, authorName: users.name })
    .from(announcements)
    .leftJoin(communities, eq(communities.id, announcements.communityId))
    .leftJoin(users, eq(users.id, announcements.authorId))

type Row = Awaited<ReturnType<typeof sentQuery>>[number]

function recordOf({ announcement, communityName, authorName }: Row): SentAnnouncement {
  const { id, text, link, communityId, toldCount: told, finishedAt, createdAt } = announcement
  return {
    ...{ id, text, link, communityId, communityName, authorName, told },
    sentAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

export async function listAnnouncements(
  db: Queryable,
  query: z.output<typeof AnnouncementsQuery>,
): Promise<DeskList<SentAnnouncement>> {
  const { q, pageSize, sort = 'sentAt:desc' } = query
  const where = q === '' ? undefined : sql`strpos(fold_text(${announcements.text}), fold_text(${q})) > 0`
  const turn = sort === 'sentAt:asc' ? asc : desc
  const rows = await sentQuery(db)
    .where(where)
    .orderBy(turn(announcements.createdAt), turn(announcements.id))
    .limit(pageSize)
    .offset(deskOffset(query))
  return { items: rows.map(recordOf), total: await db.$count(announcements, where) }
}

/** @throws AppError ANNOUNCEMENT_NOT_FOUND */
export async function loadAnnouncement(db: Queryable, id: number): Promise<SentAnnouncement> {
  const [row] = await sentQuery(db).where(eq(announcements.id, id))
  if (row === undefined) throw new AppError('ANNOUNCEMENT_NOT_FOUND')
  return recordOf(row)
}
