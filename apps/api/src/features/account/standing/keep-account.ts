import { tables } from '@consoeurs/database'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'

const { consents, users } = tables

/**
 * « Garder mon compte »: cancels leaving and renews the withdrawn consents.
 * @throws AppError NOTHING_TO_KEEP
 */
export async function keepAccount(tx: Tx, memberId: number, now: Date): Promise<void> {
  const [kept] = await tx
    .update(users)
    .set({ blocked: false, leavingAt: null })
    .where(and(eq(users.id, memberId), gt(users.leavingAt, now), isNull(users.leftAt)))
    .returning({ id: users.id })
  if (kept === undefined) throw new AppError('NOTHING_TO_KEEP')
  tx.emit({ type: 'profile.changed', memberId })
  tx.emit({ type: 'member.presence-changed', memberId })
  const given = await tx.select().from(consents).where(eq(consents.userId, memberId))
  for (const kind of ['terms', 'charter']) {
    const last = given.filter((consent) => consent.kind === kind).sort((one, other) => other.id - one.id)[0]
    if (!last?.withdrawnAt) continue
    await tx.insert(consents).values({ userId: memberId, kind, version: last.version, givenAt: now })
  }
}
