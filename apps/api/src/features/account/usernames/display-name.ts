import type { Brand } from '@consoeurs/brand'
import { isReservedName, reservedNameText } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'
import { lookAlikesOf } from './look-alikes.ts'

const { users, userProfiles, communityMembers } = tables

const nameLooksAlikeText =
  'Ce nom se confond avec celui d’une membre d’une de tes communautés. Écris-le avec de simples lettres du clavier, ou choisis-en un autre.'

/** Digits that imitate letters. */
const withoutDigits = (name: string) => [
  name,
  name.replaceAll('0', 'o').replaceAll('1', 'i'),
  name.replaceAll('1', 'l'),
]

/**
 * Staff look-alikes and the name of the site; the contract refuses exact staff names.
 * @throws AppError VALIDATION
 */
export function requireOwnName(brand: Brand, displayName: string): void {
  const names = [displayName, ...lookAlikesOf(displayName)].flatMap(withoutDigits)
  if (!names.some((name) => isReservedName(name, brand.name))) return
  throw new AppError('VALIDATION', { fields: { displayName: [reservedNameText] } })
}

interface Comparison {
  memberId: number
  /** Names that the member's name imitates. */
  names: string[]
  communities: SQL
}

/** Counts only members visible to the viewer, as a refusal reveals them. Uses the index of the name search. */
async function isImitation(
  db: Queryable,
  viewer: Viewer,
  { memberId, names, communities }: Comparison,
): Promise<boolean> {
  if (names.length === 0) return false
  const same = names.map((name) => sql`search_key(${users.name}) collate "C" = search_key(${name})`)
  const [imitated] = await db
    .select({ one: sql`1` })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .innerJoin(communityMembers, eq(communityMembers.userId, users.id))
    .where(and(or(...same), ne(users.id, memberId), communities, memberVisibleTo(viewer)))
    .limit(1)
  return imitated !== undefined
}

/**
 * Identical names are allowed. The viewer is the member, or the moderator who accepts her.
 * @throws AppError NAME_LOOKS_ALIKE
 */
export async function refuseImitation(
  db: Queryable,
  viewer: Viewer,
  { memberId, communityId }: { memberId: number; communityId: number },
): Promise<void> {
  const [member] = await db.select({ name: users.name }).from(users).where(eq(users.id, memberId))
  const names = lookAlikesOf(member?.name ?? '')
  if (await isImitation(db, viewer, { memberId, names, communities: eq(communityMembers.communityId, communityId) }))
    throw new AppError('NAME_LOOKS_ALIKE')
}

/**
 * In the viewer's communities. Where her request is pending, acceptance compares the name.
 * @throws AppError NAME_LOOKS_ALIKE
 */
export async function refuseImitatingName(db: Queryable, viewer: Viewer, displayName: string): Promise<void> {
  const communities = sql`${communityMembers.communityId} in (select community_id from community_members where user_id = ${viewer.id})`
  const names = lookAlikesOf(displayName)
  if (!(await isImitation(db, viewer, { memberId: viewer.id, names, communities }))) return
  throw new AppError('NAME_LOOKS_ALIKE', { fields: { displayName: [nameLooksAlikeText] } })
}
