import { tables } from '@consoeurs/database'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'
import { setStanding } from '../identity/public.ts'
import { stands } from './sanctions.queries.ts'

const { sanctions } = tables

/**
 * What keeps her out follows from what stands: a ban before any suspension, the longest suspension before a shorter one.
 * The caller holds her row.
 */
export async function alignStanding(tx: Tx, memberId: number, now: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(sanctions)
    .where(
      and(eq(sanctions.memberId, memberId), inArray(sanctions.kind, ['suspension', 'ban']), isNull(sanctions.liftedAt)),
    )
    .orderBy(desc(sanctions.until), desc(sanctions.id))
  const standing = rows.filter((row) => stands(row, now))
  const ban = standing.find(({ kind }) => kind === 'ban')
  const suspension = standing.find(({ kind }) => kind === 'suspension')
  const decided = {
    banned: ban !== undefined,
    suspendedUntil: suspension?.until ?? null,
    reason: (ban ?? suspension)?.reason ?? null,
  }
  await setStanding(tx, memberId, decided, now)
}
