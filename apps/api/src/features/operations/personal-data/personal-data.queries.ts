import { type ConsentView, limits, type PersonalData } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { hasPassword } from '../../account/auth/public.ts'

const { archives, consents } = tables

const DAY = 24 * 3_600_000

/** Older archives are expired. */
export const archivesSince = (now: Date) => new Date(now.getTime() - limits.archive.days * DAY)

async function loadConsents(db: Queryable, memberId: number): Promise<ConsentView[]> {
  const rows = await db.select().from(consents).where(eq(consents.userId, memberId)).orderBy(asc(consents.id))
  const last = new Map(rows.map((row) => [row.kind, row]))
  return [...last.values()].map(({ kind, version, givenAt, withdrawnAt }) => ({
    kind,
    version,
    givenAt: givenAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }))
}

export async function loadPersonalData(db: Queryable, viewer: Viewer, now: Date): Promise<PersonalData> {
  const [archive] = await db
    .select()
    .from(archives)
    .where(and(eq(archives.userId, viewer.id), gt(archives.createdAt, archivesSince(now))))
    .orderBy(desc(archives.id))
    .limit(1)
  const again = archive && new Date(archive.createdAt.getTime() + limits.archive.every)
  return {
    consents: await loadConsents(db, viewer.id),
    archive: archive
      ? {
          askedAt: archive.createdAt.toISOString(),
          readyAt: archive.readyAt?.toISOString() ?? null,
          bytes: archive.bytes,
          name: archive.readyAt === null ? null : archive.name,
          until: new Date(archive.createdAt.getTime() + limits.archive.days * DAY).toISOString(),
        }
      : null,
    archiveFrom: again && again > now ? again.toISOString() : null,
    hasPassword: await hasPassword(db, viewer.id),
  }
}

export async function hasArchive(db: Queryable, viewer: Viewer, name: string, now: Date): Promise<boolean> {
  const found = await db.$count(
    archives,
    and(
      eq(archives.userId, viewer.id),
      eq(archives.name, name),
      isNotNull(archives.readyAt),
      gt(archives.createdAt, archivesSince(now)),
    ),
  )
  return found > 0
}
