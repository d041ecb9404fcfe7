import { randomInt } from 'node:crypto'
import { isBrandCode } from '@consoeurs/brand/codes'
import { limits, reservedUsernames, usernameProposal } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'

const { users, usernameHistory } = tables

export const isReserved = (slug: string) => reservedUsernames.has(slug) || isBrandCode(slug)

/** Whether a name is another member's, or was within the year. One statement, so that a name on its way from one member to the other list is seen in one of the two. */
export async function isTaken(db: Queryable, name: string, exceptId = 0): Promise<boolean> {
  const [taken] = await db
    .select({ one: sql`1` })
    .from(users)
    .where(sql`lower(${users.username}) = ${name} and ${users.id} <> ${exceptId}`)
    .unionAll(
      db
        .select({ one: sql`1` })
        .from(usernameHistory)
        .where(
          sql`lower(${usernameHistory.username}) = ${name} and ${usernameHistory.userId} <> ${exceptId} and ${usernameHistory.createdAt} > now() - make_interval(days => ${limits.username.reservedDays})`,
        ),
    )
    .limit(1)
  return taken !== undefined
}

const randomNumber = () => randomInt(10_000, 100_000)

/** A free username made from what she calls herself, by the slug rule (specification §5). */
export async function freeUsername(db: Queryable, wish: string): Promise<string> {
  const slug = usernameProposal(wish)
  // Other alphabets leave nothing to spell an address with.
  if (slug === '') return freeUsername(db, `membre-${randomNumber()}`)
  const base = slug.length < limits.username.min || isReserved(slug) ? `${slug}-ici` : slug
  for (let attempt = 0; attempt < 50; attempt++) {
    const suffix = attempt === 0 ? '' : `-${attempt < 10 ? attempt + 1 : randomNumber()}`
    const candidate = `${base.slice(0, limits.username.max - suffix.length)}${suffix}`
    if (!(await isTaken(db, candidate))) return candidate
  }
  throw new Error('no free username')
}
