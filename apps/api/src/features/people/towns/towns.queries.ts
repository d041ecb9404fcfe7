import { limits, type TownView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../../platform/http/errors.ts'
import { findPublicTown, townSlug, wholeTownCode } from '../../foundation/places/public.ts'
import { isPresent } from '../../foundation/visibility/public.ts'

const { communes, userProfiles, users } = tables

const townCode = wholeTownCode(users.codeInsee)

/** Members with a complete profile that other members see, who came lately. */
const isCountedIn = (now: Date): SQL | undefined =>
  and(
    isPresent,
    eq(userProfiles.status, 'complete'),
    gt(users.lastConnection, new Date(now.getTime() - limits.townActive)),
  )

const shownCount = (count: number): number | null => (count < limits.townCount ? null : count)

/** @throws AppError NOT_FOUND */
export async function loadTown(
  db: Queryable,
  slug: string,
  { openedTowns, now }: { openedTowns: string[]; now: Date },
): Promise<TownView> {
  const town = await findPublicTown(db, slug)
  if (town === null) throw new AppError('NOT_FOUND')
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(townCode, town.codeInsee), isCountedIn(now)))
  const members = shownCount(row?.count ?? 0)
  return { slug: town.slug, name: town.name, members, listed: members !== null || openedTowns.includes(town.codeInsee) }
}

/** Towns with enough members, largest first, and the opened ones. */
export const listedTowns = (db: Queryable, opened: SQL | string[], now: Date) => {
  const counted = db
    .select({ code: townCode.as('code'), count: sql<number>`count(*)::int`.as('count') })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(isCountedIn(now))
    .groupBy(townCode)
    .having(sql`count(*) >= ${limits.townCount}`)
    .as('counted')
  const isOpened = Array.isArray(opened)
    ? inArray(communes.codeInsee, opened)
    : sql`${communes.codeInsee} = any(${opened})`
  return db
    .select({ codeInsee: communes.codeInsee, name: communes.name, slug: townSlug.as('slug'), count: counted.count })
    .from(communes)
    .leftJoin(counted, eq(counted.code, communes.codeInsee))
    .where(or(sql`${counted.count} is not null`, isOpened))
    .orderBy(sql`${counted.count} desc nulls last`, desc(communes.population))
}

export async function listTowns(db: Queryable, openedTowns: string[], now: Date): Promise<TownView[]> {
  const rows = await listedTowns(db, openedTowns, now)
  return rows.map(({ slug, name, count }) => ({ slug, name, members: shownCount(count ?? 0), listed: true }))
}
