import { limits, MessagePermission } from '@consoeurs/contract'
import { prepared, type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { type MemberSubject, memberPolicy } from './members.policy.ts'

const { users, userProfiles, blocks, honors, conversations, mutualLikes, usernameHistory } = tables

const viewerId = sql.placeholder('viewerId')

const selection = {
  id: users.id,
  username: users.username,
  displayName: users.name,
  emailVerified: users.emailVerified,
  blocked: users.blocked,
  banned: users.banned,
  pause: users.pause,
  approval: users.approval,
  suspended: sql<boolean>`coalesce(${users.suspendedUntil} > now(), false)`,
  roleUser: users.roleUser,
  status: userProfiles.status,
  visibility: userProfiles.visibility,
  whoMayWrite: userProfiles.whoMayWrite,
  discreetVisits: userProfiles.discreetVisits,
  blockedEitherWay: sql<boolean>`exists (select 1 from ${blocks} where (${blocks.blockerId} = ${viewerId} and ${blocks.blockedId} = ${users.id}) or (${blocks.blockerId} = ${users.id} and ${blocks.blockedId} = ${viewerId}))`,
  knowsViewer: sql<boolean>`exists (select 1 from ${honors} where ${honors.fromId} = ${users.id} and ${honors.toId} = ${viewerId}) or exists (select 1 from ${conversations} where ${conversations.startedById} = ${users.id} and ${conversations.held} is null and least(${users.id}, ${viewerId}::bigint) = ${conversations.lowId} and greatest(${users.id}, ${viewerId}::bigint) = ${conversations.highId}) or exists (select 1 from ${mutualLikes} where ${mutualLikes.userId} = ${viewerId} and ${mutualLikes.memberId} = ${users.id})`,
}

export interface LoadedMember extends MemberSubject {
  username: string
  displayName: string
  discreetVisits: boolean
}

const memberWhere = (db: Queryable, condition: SQL) =>
  db.select(selection).from(users).innerJoin(userProfiles, eq(userProfiles.userId, users.id)).where(condition)

const memberById = prepared((db) => memberWhere(db, eq(users.id, sql.placeholder('id'))).prepare('member_by_id'))

const memberByUsername = prepared((db) =>
  memberWhere(db, sql`lower(${users.username}) = ${sql.placeholder('username')}`).prepare('member_by_username'),
)

type MemberRow = Awaited<ReturnType<ReturnType<typeof memberById>['execute']>>[number]

function loadedMember(row: MemberRow | undefined): LoadedMember | null {
  if (row === undefined) return null
  const { emailVerified, blocked, banned, pause, approval, suspended, whoMayWrite, ...member } = row
  return {
    ...member,
    present: emailVerified && !blocked && !banned && pause === 0 && approval === null && !suspended,
    whoMayWrite: MessagePermission.catch('nobody').parse(whoMayWrite),
  }
}

/** An anonymous visitor may be the blocked member, signed out. */
async function hidesRename(db: Queryable, id: number): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(usernameHistory)
    .innerJoin(blocks, or(eq(blocks.blockerId, usernameHistory.userId), eq(blocks.blockedId, usernameHistory.userId)))
    .where(eq(usernameHistory.userId, id))
    .limit(1)
  return row !== undefined
}

/** Ids outlive a rename, so visitors get nothing where `hidesRename` applies. */
export async function loadMemberById(db: Queryable, viewer: Viewer | null, id: number): Promise<LoadedMember | null> {
  if (viewer === null && (await hidesRename(db, id))) return null
  const [row] = await memberById(db).execute({ viewerId: viewer?.id ?? 0, id })
  return loadedMember(row)
}

/** Also by a former username, for 90 days. Former names are read only here. */
export async function loadMemberByUsername(db: Queryable, viewer: Viewer | null, username: string) {
  const [row] = await memberByUsername(db).execute({ viewerId: viewer?.id ?? 0, username: username.toLowerCase() })
  const member = loadedMember(row)
  if (member !== null) return member
  const id = await formerBearer(db, username)
  return id === null ? null : loadMemberById(db, viewer, id)
}

/**
 * @throws AppError MEMBER_NOT_FOUND where the viewer may not see the member (as if there were none), NOT_ON_YOURSELF,
 * or `refusal`
 */
export async function requireMember(
  db: Queryable,
  viewer: Viewer | null,
  { username, id }: { username?: string | undefined; id?: number | undefined },
  action: keyof typeof memberPolicy,
  refusal: 'FORBIDDEN' | 'CANNOT_WRITE' = 'FORBIDDEN',
): Promise<LoadedMember> {
  const member =
    id === undefined ? await loadMemberByUsername(db, viewer, username ?? '') : await loadMemberById(db, viewer, id)
  if (member === null) throw new AppError('MEMBER_NOT_FOUND')
  if (can(memberPolicy, viewer, action, member)) return member
  if (viewer?.id === member.id) throw new AppError('NOT_ON_YOURSELF')
  if (!can(memberPolicy, viewer, 'member.see', member)) throw new AppError('MEMBER_NOT_FOUND')
  throw new AppError(refusal)
}

async function formerBearer(db: Queryable, username: string): Promise<number | null> {
  const [row] = await db
    .select({ id: usernameHistory.userId })
    .from(usernameHistory)
    .where(
      and(
        sql`lower(${usernameHistory.username}) = ${username.toLowerCase()}`,
        gt(usernameHistory.createdAt, sql`now() - make_interval(days => ${limits.username.redirectDays})`),
      ),
    )
    .orderBy(desc(usernameHistory.createdAt))
    .limit(1)
  return row?.id ?? null
}
