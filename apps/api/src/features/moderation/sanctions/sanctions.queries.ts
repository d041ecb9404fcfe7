import { MeasureGround, SanctionKind, type SanctionView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

const { sanctions, users } = tables

export type SanctionRow = typeof sanctions.$inferSelect

export const isInForce = ({ liftedAt, until }: Pick<SanctionRow, 'liftedAt' | 'until'>, now: Date): boolean =>
  liftedAt === null && (until === null || until > now)

async function listSanctions(db: Queryable, which: SQL, now: Date): Promise<SanctionView[]> {
  const lifters = alias(users, 'lifters')
  const rows = await db
    .select({ sanction: sanctions, by: users.name, liftedBy: lifters.name })
    .from(sanctions)
    .leftJoin(users, eq(users.id, sanctions.byId))
    .leftJoin(lifters, eq(lifters.id, sanctions.liftedById))
    .where(which)
    .orderBy(desc(sanctions.id))
  return rows.map(({ sanction, by, liftedBy }) => ({
    id: sanction.id,
    kind: SanctionKind.parse(sanction.kind),
    reason: sanction.reason,
    ground: MeasureGround.catch('charter').parse(sanction.ground),
    until: sanction.until?.toISOString() ?? null,
    target: sanction.target,
    targetId: sanction.targetId,
    reportId: sanction.reportId,
    by,
    at: sanction.createdAt.toISOString(),
    liftedAt: sanction.liftedAt?.toISOString() ?? null,
    liftedBy,
    stands: isInForce(sanction, now),
  }))
}

/** Newest first. */
export const listSanctionsOf = (db: Queryable, memberId: number, now: Date) =>
  listSanctions(db, eq(sanctions.memberId, memberId), now)

export const listSanctionsFrom = (db: Queryable, reportId: number, now: Date) =>
  listSanctions(db, eq(sanctions.reportId, reportId), now)

export async function findHiding(db: Queryable, target: string, targetId: number): Promise<SanctionRow | null> {
  const itself = and(eq(sanctions.target, target), eq(sanctions.targetId, targetId))
  const [row] = await db
    .select()
    .from(sanctions)
    .where(and(itself, eq(sanctions.kind, 'hidden'), isNull(sanctions.liftedAt)))
    .orderBy(desc(sanctions.id))
    .limit(1)
  return row ?? null
}
