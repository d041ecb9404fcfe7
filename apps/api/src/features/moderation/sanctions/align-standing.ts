import { tables } from '@consoeurs/database'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { setStanding } from '../../account/standing/public.ts'
import { isInForce } from './sanctions.queries.ts'

const { sanctions } = tables

/** A ban before a suspension, then the longest suspension. The caller must lock the user row. */
export async function alignStanding(tx: Tx, memberId: number, now: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(sanctions)
    .where(
      and(eq(sanctions.memberId, memberId), inArray(sanctions.kind, ['suspension', 'ban']), isNull(sanctions.liftedAt)),
    )
    .orderBy(desc(sanctions.until), desc(sanctions.id))
  const standing = rows.filter((row) => isInForce(row, now))
  const ban = standing.find(({ kind }) => kind === 'ban')
  const suspension = standing.find(({ kind }) => kind === 'suspension')
  const decided = {
    banned: ban !== undefined,
    suspendedUntil: suspension?.until ?? null,
    reason: (ban ?? suspension)?.reason ?? null,
  }
  await setStanding(tx, memberId, decided, now)
}
