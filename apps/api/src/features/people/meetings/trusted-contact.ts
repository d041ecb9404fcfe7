import type { TrustedContact } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { decryptContact, encryptContact } from './encrypt-meeting.ts'

const { trustedContacts } = tables

export async function saveContact(tx: Tx, secret: string, userId: number, contact: TrustedContact): Promise<void> {
  const kept = { sealed: await encryptContact(secret, contact), updatedAt: new Date() }
  await tx
    .insert(trustedContacts)
    .values({ userId, ...kept })
    .onConflictDoUpdate({ target: trustedContacts.userId, set: kept })
}

export async function deleteContact(tx: Tx, userId: number): Promise<void> {
  await tx.delete(trustedContacts).where(eq(trustedContacts.userId, userId))
}

/** Null also where it was encrypted with another secret. */
export async function loadContact(db: Queryable, secret: string, userId: number): Promise<TrustedContact | null> {
  const [row] = await db.select().from(trustedContacts).where(eq(trustedContacts.userId, userId))
  return row === undefined ? null : decryptContact(secret, row.sealed)
}
