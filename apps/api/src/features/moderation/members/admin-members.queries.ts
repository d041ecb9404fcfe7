import { type DeskList, type DeskMemberRow, type DeskMembersQuery, deskOffset, limits, Role } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm'
import { containsText } from '../../../platform/data/text-search.ts'
import { fileUrl } from '../../foundation/files/public.ts'
import { hasStanding, standingOf } from './admin-members.standing.ts'

const { users, userProfiles, photos, files } = tables

export const deskMemberRows = (db: Queryable) =>
  db
    .select({
      user: users,
      profile: userProfiles,
      photo: { visibility: photos.visibility },
      file: { name: files.name },
    })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))

export type FoundMember = Awaited<ReturnType<typeof deskMemberRows>>[number]

export function deskMemberRow({ user, profile, photo, file }: FoundMember, now: Date): DeskMemberRow {
  return {
    id: user.id,
    username: user.username,
    displayName: user.name,
    // Restricted photos are hidden from moderators too.
    avatar: file !== null && photo?.visibility === 'everyone' ? fileUrl(file.name, 'thumbnail') : null,
    role: Role.catch('member').parse(user.roleUser),
    standing: standingOf(user, now),
    certified: profile.certified,
    confirmed: user.emailVerified,
    createdAt: user.createdAt.toISOString(),
    lastConnection: user.lastConnection?.toISOString() ?? null,
  }
}

/** Part of a name, or a whole address, so that addresses cannot be enumerated. */
function named(words: string): SQL | undefined {
  if (words === '') return undefined
  return or(containsText(words, [users.name, users.username]), sql`lower(${users.email}) = lower(${words})`)
}

const orders: Record<NonNullable<DeskMembersQuery['sort']>, SQL[]> = {
  'createdAt:asc': [asc(users.createdAt), asc(users.id)],
  'createdAt:desc': [desc(users.createdAt), desc(users.id)],
  'name:asc': [asc(sql`fold_text(${users.name})`), asc(users.id)],
  'name:desc': [desc(sql`fold_text(${users.name})`), desc(users.id)],
  'lastConnection:asc': [sql`${users.lastConnection} asc nulls first`, asc(users.id)],
  'lastConnection:desc': [sql`${users.lastConnection} desc nulls last`, desc(users.id)],
}

/** Newest first by default. */
export async function listDeskMembers(
  db: Queryable,
  query: DeskMembersQuery,
  now: Date,
): Promise<DeskList<DeskMemberRow>> {
  const { role, standing, fresh, certified, q, sort = 'createdAt:desc' } = query
  const young = new Date(now.getTime() - limits.newAccount)
  const wanted = and(
    named(q),
    role && eq(users.roleUser, role),
    standing && hasStanding(standing, now),
    fresh === undefined ? undefined : (fresh ? gt : lte)(users.createdAt, young),
    certified === undefined ? undefined : eq(userProfiles.certified, certified),
  )
  const rows = await deskMemberRows(db)
    .where(wanted)
    .orderBy(...orders[sort])
    .limit(query.pageSize)
    .offset(deskOffset(query))
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(wanted)
  return { items: rows.map((row) => deskMemberRow(row, now)), total: counted?.total ?? 0 }
}
