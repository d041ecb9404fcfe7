import { ageOn, bornBy } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, arrayOverlaps, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'

const { users, userProfiles } = tables

/** What « réciproque » and « affinités » compare. */
export interface MatchPreferences {
  interests: string[]
  lookingFor: string[]
  seeksAgeMin: number | null
  seeksAgeMax: number | null
  answered: string[]
  birthdate: string
}

const nothing: MatchPreferences = {
  interests: [],
  lookingFor: [],
  seeksAgeMin: null,
  seeksAgeMax: null,
  answered: [],
  birthdate: '1990-01-01',
}

export async function loadMatchPreferences(db: Queryable, userId: number): Promise<MatchPreferences> {
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

export const isWithinAges = (
  today: Date,
  min: number | null | undefined,
  max: number | null | undefined,
): SQL | undefined =>
  and(
    min == null ? undefined : lte(users.birthdate, bornBy(today, min)),
    max == null ? undefined : sql`${users.birthdate} > ${bornBy(today, max + 1)}`,
  )

/** Both look for the same, each in the other's age range; an empty wish matches all. */
export function matchesMutually(wishes: MatchPreferences, today: Date): SQL | undefined {
  const age = ageOn(wishes.birthdate, today)
  return and(
    wishes.lookingFor.length === 0 ? undefined : arrayOverlaps(userProfiles.lookingFor, wishes.lookingFor),
    isWithinAges(today, wishes.seeksAgeMin, wishes.seeksAgeMax),
    or(isNull(userProfiles.seeksAgeMin), lte(userProfiles.seeksAgeMin, age)),
    or(isNull(userProfiles.seeksAgeMax), gte(userProfiles.seeksAgeMax, age)),
  )
}
