import { limits, usernameSlug } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { desc, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { freeUsername, isReserved, isTaken } from './usernames.ts'

const { users, usernameHistory } = tables

export type UsernameRefusal = 'empty' | 'short' | 'long' | 'reserved' | 'taken' | 'same'

export interface UsernameAnswer {
  /** What the slug rule makes of her wish (specification §5). */
  slug: string
  refusal: UsernameRefusal | null
  /** A free one near her wish, where it was refused. */
  proposal: string | null
}

function ruleAgainst(slug: string, current: string): UsernameRefusal | null {
  if (slug === '') return 'empty'
  if (slug === current) return 'same'
  if (slug.length < limits.username.min) return 'short'
  if (slug.length > limits.username.max) return 'long'
  return isReserved(slug) ? 'reserved' : null
}

/** Who wants a name; she who has none yet is nobody (`id` 0, no `username`). */
type Bearer = Pick<Viewer, 'id' | 'username' | 'displayName'>

/** Whether she may bear a name, without changing anything. */
export async function checkUsername(db: Queryable, bearer: Bearer, wish: string): Promise<UsernameAnswer> {
  const slug = usernameSlug(wish)
  const refusal = ruleAgainst(slug, bearer.username) ?? ((await isTaken(db, slug, bearer.id)) ? 'taken' : null)
  const helped = refusal !== null && refusal !== 'same'
  return { slug, refusal, proposal: helped ? await freeUsername(db, slug || bearer.displayName) : null }
}

/** From when on she may change it again; null where she may now. */
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

const sentences: Record<UsernameRefusal, (proposal: string) => string> = {
  empty: (name) => `Il faut au moins une lettre latine ou un chiffre. Que dirais-tu de « ${name} » ?`,
  short: (name) => `Il faut au moins ${limits.username.min} caractères. Que dirais-tu de « ${name} » ?`,
  long: (name) => `Il faut au plus ${limits.username.max} caractères. Que dirais-tu de « ${name} » ?`,
  reserved: (name) => `Ce nom est réservé à la maison. Que dirais-tu de « ${name} » ?`,
  taken: (name) => `Ce nom est déjà pris. Que dirais-tu de « ${name} » ?`,
  same: () => 'C’est déjà ton nom.',
}

/** The name that her wish spells. @throws AppError USERNAME_TAKEN, VALIDATION, each with a proposal on the field */
export async function requireUsername(db: Queryable, bearer: Bearer, wish: string): Promise<string> {
  const { slug, refusal, proposal } = await checkUsername(db, bearer, wish)
  if (refusal === null) return slug
  const code = refusal === 'taken' || refusal === 'reserved' ? 'USERNAME_TAKEN' : 'VALIDATION'
  throw new AppError(code, { fields: { username: [sentences[refusal](proposal ?? '')] } })
}

/** A new name: once in thirty days. The old one leads to her for ninety, and is nobody else's for a year. */
export async function changeUsername(tx: Tx, viewer: Viewer, wish: string, now: Date): Promise<string> {
  // Two changes at once wait for each other here.
  const [user] = await tx.select({ username: users.username }).from(users).where(eq(users.id, viewer.id)).for('update')
  const current = user?.username ?? viewer.username
  if ((await nextUsernameChange(tx, viewer.id, now)) !== null) throw new AppError('USERNAME_CHANGED_RECENTLY')
  const slug = await requireUsername(tx, { ...viewer, username: current }, wish)
  await tx.insert(usernameHistory).values({ userId: viewer.id, username: current, createdAt: now })
  await tx.update(users).set({ username: slug }).where(eq(users.id, viewer.id))
  tx.emit({ type: 'profile.changed', memberId: viewer.id })
  return slug
}
