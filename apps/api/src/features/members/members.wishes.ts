import { ageOn } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, arrayOverlaps, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'

const { users, userProfiles } = tables

/** What the viewer likes, wishes and answered: what « réciproque » and « affinités » compare others with. */
export interface Wishes {
  interests: string[]
  lookingFor: string[]
  seeksAgeMin: number | null
  seeksAgeMax: number | null
  answered: string[]
  birthdate: string
}

const nothing: Wishes = {
  interests: [],
  lookingFor: [],
  seeksAgeMin: null,
  seeksAgeMax: null,
  answered: [],
  birthdate: '1990-01-01',
}

export async function loadWishes(db: Queryable, userId: number): Promise<Wishes> {
  const [row] = await db
    .select({
      interests: userProfiles.interests,
      lookingFor: userProfiles.lookingFor,
      seeksAgeMin: userProfiles.seeksAgeMin,
      seeksAgeMax: userProfiles.seeksAgeMax,
      answers: userProfiles.answers,
      birthdate: users.birthdate,
    })
    .from(userProfiles)
    .innerJoin(users, eq(users.id, userProfiles.userId))
    .where(eq(userProfiles.userId, userId))
  if (row === undefined) return nothing
  const { answers, ...wishes } = row
  return { ...wishes, answered: Object.keys(answers) }
}

/** The last birthdate of members who are `age` or older on `today`. */
export function bornBy(today: Date, age: number): string {
  const day = new Date(Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth(), today.getUTCDate()))
  return day.toISOString().slice(0, 10)
}

/** Members of these ages. */
export const ofAge = (today: Date, min: number | null | undefined, max: number | null | undefined): SQL | undefined =>
  and(
    min == null ? undefined : lte(users.birthdate, bornBy(today, min)),
    max == null ? undefined : sql`${users.birthdate} > ${bornBy(today, max + 1)}`,
  )

/** Both ways: one looks for what the other looks for, each of the ages the other wishes; who wishes nothing agrees to all. */
export function mutualWith(wishes: Wishes, today: Date): SQL | undefined {
  const age = ageOn(wishes.birthdate, today)
  return and(
    wishes.lookingFor.length === 0 ? undefined : arrayOverlaps(userProfiles.lookingFor, wishes.lookingFor),
    ofAge(today, wishes.seeksAgeMin, wishes.seeksAgeMax),
    or(isNull(userProfiles.seeksAgeMin), lte(userProfiles.seeksAgeMin, age)),
    or(isNull(userProfiles.seeksAgeMax), gte(userProfiles.seeksAgeMax, age)),
  )
}
