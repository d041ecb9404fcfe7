import { ApiTokenScope, type ApiTokenView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, gt } from 'drizzle-orm'

const { apiTokens } = tables

/** A scope that no longer exists is left out. */
export const apiTokenView = (row: typeof apiTokens.$inferSelect): ApiTokenView => ({
  id: row.id,
  name: row.name,
  scopes: ApiTokenScope.options.filter((scope) => row.scopes.includes(scope)),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedOn: row.lastUsedOn,
})

/** Newest first; expired ones are gone. */
export async function listApiTokens(db: Queryable, userId: number, now: Date): Promise<ApiTokenView[]> {
  const rows = await db
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, userId), gt(apiTokens.expiresAt, now)))
    .orderBy(desc(apiTokens.id))
  return rows.map(apiTokenView)
}
