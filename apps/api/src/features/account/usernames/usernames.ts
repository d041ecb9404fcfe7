import { randomInt } from 'node:crypto'
import { isBrandCode } from '@consoeurs/brand/codes'
import { limits, reservedUsernames, usernameProposal } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'

const { users, usernameHistory } = tables

/** Catches « m0deration » and « adm1n ». */
const readAs = (slug: string) => {
  const round = slug.replaceAll('0', 'o')
  return [slug, round.replaceAll('1', 'i'), round.replaceAll('1', 'l')]
}

export const isReserved = (slug: string) =>
  readAs(slug).some((name) => reservedUsernames.has(name) || isBrandCode(name))

/** One statement, so that a name moving between the tables is found. */
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

/** By the slug rule (specification §5). */
export async function freeUsername(db: Queryable, wish: string): Promise<string> {
  const slug = usernameProposal(wish)
  // Other alphabets may leave an empty slug.
  if (slug === '') return freeUsername(db, `membre-${randomNumber()}`)
  const base = slug.length < limits.username.min || isReserved(slug) ? `${slug}-ici` : slug
  for (let attempt = 0; attempt < 50; attempt++) {
    const suffix = attempt === 0 ? '' : `-${attempt < 10 ? attempt + 1 : randomNumber()}`
    const candidate = `${base.slice(0, limits.username.max - suffix.length)}${suffix}`
    if (!(await isTaken(db, candidate))) return candidate
  }
  throw new Error('no free username')
}
