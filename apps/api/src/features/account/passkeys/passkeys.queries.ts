import type { PasskeyView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { desc, eq } from 'drizzle-orm'

const { passkeys } = tables

export async function listPasskeys(db: Queryable, userId: number): Promise<PasskeyView[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name: name ?? '',
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}
