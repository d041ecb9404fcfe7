import { tables } from '@consoeurs/database'
import { isNull, lte, or } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'

const { mailRhythms } = tables

interface Turn {
  userId: number
  which: 'remindedAt' | 'digestAt'
  now: Date
  /** It is her turn if the last time was then or earlier. */
  notSince: Date
}

/** Takes her turn, once: of several servers that come to it at the same moment, one writes. */
export async function takeTurn(tx: Tx, { userId, which, now, notSince }: Turn): Promise<boolean> {
  const column = mailRhythms[which]
  const taken = await tx
    .insert(mailRhythms)
    .values({ userId, [which]: now })
    .onConflictDoUpdate({
      target: mailRhythms.userId,
      set: { [which]: now },
      setWhere: or(isNull(column), lte(column, notSince)),
    })
    .returning({ userId: mailRhythms.userId })
  return taken.length > 0
}
