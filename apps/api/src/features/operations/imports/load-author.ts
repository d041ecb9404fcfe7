import { Role, roleHasAccess } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { ImportRefused } from './import-refused.ts'

const { users } = tables

/**
 * The account that signs what is imported: an editor or administrator.
 * @throws ImportRefused `unknown-author`
 */
export async function loadImportAuthor(db: Queryable, username: string): Promise<Viewer> {
  const isIt = and(eq(users.username, username.toLowerCase()), eq(users.banned, false), isNull(users.approval))
  const [row] = await db.select().from(users).where(isIt)
  const role = Role.safeParse(row?.roleUser)
  if (row === undefined || !role.success || !roleHasAccess('editor', role.data)) {
    throw new ImportRefused('unknown-author')
  }
  const { id, name, latitude, longitude, createdAt } = row
  return {
    ...{ id, username: row.username, displayName: name, role: role.data, latitude, longitude, createdAt },
    ...{ certified: false, owesSecondFactor: false, approval: null, sessionId: 0 },
  }
}
