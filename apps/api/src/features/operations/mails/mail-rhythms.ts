import { tables } from '@consoeurs/database'
import { isNull, lte, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { mailRhythms } = tables

interface MailTurn {
  userId: number
  which: 'remindedAt' | 'digestAt'
  now: Date
  /** The turn is due if the last mail was at this time or earlier. */
  notSince: Date
}

/** Claims the mail atomically: of several servers only one sends it. */
export async function claimMailTurn(tx: Tx, { userId, which, now, notSince }: MailTurn): Promise<boolean> {
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
