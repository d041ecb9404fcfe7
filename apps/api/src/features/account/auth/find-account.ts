import { readEmail } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'

const { users } = tables

/** Normalised form, for comparison and counting. */
export function typedName(identifier: string): string {
  const read = readEmail(identifier)
  return 'email' in read ? read.email : identifier.toLowerCase()
}

/** Strapi clients send an address or a username. Returns a non-existent account for an unknown one. */
export async function findAccount(db: Database, identifier: string): Promise<{ id: number; email: string }> {
  const typed = typedName(identifier)
  const isAddress = typed.includes('@')
  const column = isAddress ? users.email : users.username
  const [account] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(sql`lower(${column}) = ${typed}`)
  return account ?? { id: 0, email: isAddress ? typed : 'nobody@invalid.invalid' }
}
