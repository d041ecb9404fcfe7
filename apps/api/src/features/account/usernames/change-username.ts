import { limits, losesLetters, usernameProposal, usernameSlug } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { desc, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { freeUsername, isReserved, isTaken } from './usernames.ts'

const { users, usernameHistory } = tables

export type UsernameRefusal = 'empty' | 'letters' | 'short' | 'long' | 'reserved' | 'taken' | 'same'

export interface UsernameAnswer {
  /** Result of the slug rule (specification §5). */
  slug: string
  refusal: UsernameRefusal | null
  proposal: string | null
}

function findBrokenRule(wish: string, slug: string, current: string): UsernameRefusal | null {
  if (slug === '') return 'empty'
  if (losesLetters(wish)) return 'letters'
  if (slug === current) return 'same'
  if (slug.length < limits.username.min) return 'short'
  if (slug.length > limits.username.max) return 'long'
  return isReserved(slug) ? 'reserved' : null
}

/** `id` 0 and an empty `username` before the account exists. */
type UsernameOwner = Pick<Viewer, 'id' | 'username' | 'displayName'>

export async function checkUsername(db: Queryable, bearer: UsernameOwner, wish: string): Promise<UsernameAnswer> {
  const slug = usernameSlug(wish)
  const refusal = findBrokenRule(wish, slug, bearer.username) ?? ((await isTaken(db, slug, bearer.id)) ? 'taken' : null)
  const helped = refusal !== null && refusal !== 'same'
  return {
    slug,
    refusal,
    proposal: helped
      ? await freeUsername(db, (refusal === 'letters' ? usernameProposal(wish) : slug) || bearer.displayName)
      : null,
  }
}

/** The earliest next change; null if allowed now. */
export async function nextUsernameChange(db: Queryable, userId: number, now: Date): Promise<Date | null> {
  const [last] = await db
    .select({ at: usernameHistory.createdAt })
    .from(usernameHistory)
    .where(eq(usernameHistory.userId, userId))
    .orderBy(desc(usernameHistory.createdAt))
    .limit(1)
  if (last === undefined) return null
  const from = new Date(last.at.getTime() + limits.username.changeDays * 24 * 3_600_000)
  return from > now ? from : null
}

const refusalTexts: Record<UsernameRefusal, (proposal: string) => string> = {
  empty: (name) => `Il faut au moins une lettre latine ou un chiffre. Que dirais-tu de « ${name} » ?`,
  letters: (name) =>
    `Ce nom a des lettres d’un autre alphabet, que son adresse perdrait. Que dirais-tu de « ${name} » ?`,
  short: (name) => `Il faut au moins ${limits.username.min} caractères. Que dirais-tu de « ${name} » ?`,
  long: (name) => `${limits.username.max} caractères au maximum. Que dirais-tu de « ${name} » ?`,
  reserved: (name) => `Ce nom est réservé. Que dirais-tu de « ${name} » ?`,
  taken: (name) => `Ce nom est déjà pris. Que dirais-tu de « ${name} » ?`,
  same: () => 'C’est déjà ton nom.',
}

/** @throws AppError USERNAME_TAKEN, VALIDATION, each with a proposal on the field */
export async function requireUsername(db: Queryable, bearer: UsernameOwner, wish: string): Promise<string> {
  const { slug, refusal, proposal } = await checkUsername(db, bearer, wish)
  if (refusal === null) return slug
  const code = refusal === 'taken' || refusal === 'reserved' ? 'USERNAME_TAKEN' : 'VALIDATION'
  throw new AppError(code, { fields: { username: [refusalTexts[refusal](proposal ?? '')] } })
}

/** Once in 30 days. The old name redirects for 90 days and stays reserved for a year. */
export async function changeUsername(tx: Tx, viewer: Viewer, wish: string, now: Date): Promise<string> {
  // Serialises concurrent changes.
  const [user] = await tx.select({ username: users.username }).from(users).where(eq(users.id, viewer.id)).for('update')
  const current = user?.username ?? viewer.username
  if ((await nextUsernameChange(tx, viewer.id, now)) !== null) throw new AppError('USERNAME_CHANGED_RECENTLY')
  const slug = await requireUsername(tx, { ...viewer, username: current }, wish)
  await tx.insert(usernameHistory).values({ userId: viewer.id, username: current, createdAt: now })
  await tx.update(users).set({ username: slug }).where(eq(users.id, viewer.id))
  tx.emit({ type: 'profile.changed', memberId: viewer.id })
  return slug
}
