import { deskOffset, type Role, type StaffQuery, type StaffRow } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { and, asc, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'

const { users } = tables

const staff = {
  id: users.id,
  username: users.username,
  name: users.name,
  role: users.roleUser,
  secondFactor: users.twoFactorEnabled,
  lastConnection: users.lastConnection,
  createdAt: users.createdAt,
}

const orders = {
  name: sql`fold_text(${users.name})`,
  role: users.roleUser,
  lastConnection: users.lastConnection,
  createdAt: users.createdAt,
}

type StaffMember = Pick<typeof users.$inferSelect, 'id' | 'username' | 'name' | 'lastConnection' | 'createdAt'> & {
  role: string
  secondFactor: boolean
}

const viewOf = ({ role, lastConnection, createdAt, ...row }: StaffMember): StaffRow => ({
  ...row,
  role: role as Role,
  lastConnection: lastConnection?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

function matching({ q, role }: z.output<typeof StaffQuery>): SQL | undefined {
  return and(
    role === undefined ? ne(users.roleUser, 'member') : and(ne(users.roleUser, 'member'), eq(users.roleUser, role)),
    q === ''
      ? undefined
      : or(...[users.name, users.username].map((name) => sql`strpos(fold_text(${name}), fold_text(${q})) > 0`)),
  )
}

export async function listStaff(
  db: Database,
  query: z.output<typeof StaffQuery>,
): Promise<{ items: StaffRow[]; total: number }> {
  const [field = 'name', direction] = (query.sort ?? 'name:asc').split(':') as [keyof typeof orders, string]
  const by = direction === 'desc' ? desc : asc
  const where = matching(query)
  const [rows, total] = await Promise.all([
    db
      .select(staff)
      .from(users)
      .where(where)
      .orderBy(by(orders[field]), asc(users.id))
      .limit(query.pageSize)
      .offset(deskOffset(query)),
    db.$count(users, where),
  ])
  return { items: rows.map(viewOf), total }
}

/** One who lost her role can still be shown. */
export async function findStaff(db: Database, id: number): Promise<StaffRow | null> {
  const [row] = await db.select(staff).from(users).where(eq(users.id, id))
  return row === undefined ? null : viewOf(row)
}
