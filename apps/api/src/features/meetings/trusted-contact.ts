import type { TrustedContact } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'
import { openContact, sealContact } from './sealed-meeting.ts'

const { trustedContacts } = tables

/** Kept for the next time; a new one takes the place of the one before. */
export async function keepContact(tx: Tx, secret: string, userId: number, contact: TrustedContact): Promise<void> {
  const kept = { sealed: await sealContact(secret, contact), updatedAt: new Date() }
  await tx
    .insert(trustedContacts)
    .values({ userId, ...kept })
    .onConflictDoUpdate({ target: trustedContacts.userId, set: kept })
}

export async function forgetContact(tx: Tx, userId: number): Promise<void> {
  await tx.delete(trustedContacts).where(eq(trustedContacts.userId, userId))
}

/** Null where she keeps none, or where another secret closed it. */
export async function loadContact(db: Queryable, secret: string, userId: number): Promise<TrustedContact | null> {
  const [row] = await db.select().from(trustedContacts).where(eq(trustedContacts.userId, userId))
  return row === undefined ? null : openContact(secret, row.sealed)
}
