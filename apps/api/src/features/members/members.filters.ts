import { foldedWords, limits, type MembersQuery } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, arrayContains, eq, gt, isNotNull, ne, not, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { within } from './members.distance.ts'
import { memberListedFor } from './members.visible.ts'
import { mutualWith, ofAge, type Wishes } from './members.wishes.ts'

const { users, userProfiles, photos, passes } = tables

const DAY = 24 * 3_600_000

type Asked<T> = T | Placeholder

/** Whom she passed by before this moment may come before her again. */
export const passedUntil = (now: Date): string => new Date(now.getTime() - limits.passedDays * DAY).toISOString()

/** The viewer passed her by, not long ago. */
const passedBy = (viewerId: Asked<number>, since: Asked<string>): SQL =>
  sql`exists (select 1 from ${passes} where ${passes.userId} = ${viewerId} and ${passes.memberId} = ${users.id} and ${passes.createdAt} > ${since})`

/** Who asks for a name asks for a member: she is found, passed by or not. */
function isProposed(viewer: Viewer, { passed, q }: MembersQuery, now: Date): SQL | undefined {
  const passedByHer = passedBy(viewer.id, passedUntil(now))
  if (passed) return passedByHer
  return q ? undefined : not(passedByHer)
}

/** Whom the directory shows to that viewer at all. */
const inDirectory = (viewerId: Asked<number>): SQL | undefined =>
  and(memberListedFor({ id: viewerId }), ne(users.id, viewerId), eq(userProfiles.status, 'complete'))

/** Without a filter. Prepared: what is the same for every viewer stands in the statement. */
export const unfiltered = (viewerId: Placeholder, since: Placeholder): SQL | undefined =>
  and(inDirectory(viewerId), not(passedBy(viewerId, since)))?.inlineParams()

/** Each word of it stands in her name, her username or her town, with or without its accents. */
function named(q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const key = sql`search_key(concat_ws(' ', ${users.name}, ${users.username}, ${users.city}))`
  const words = foldedWords(q).map((word) => sql`${key} like ${`%${word}%`}`)
  return words.length === 0 ? sql`false` : and(...words)
}

/** Whom the directory shows to this viewer with these filters. `wishes` are hers. */
export function directoryFilters(viewer: Viewer, query: MembersQuery, wishes: Wishes | null, now: Date) {
  const { ageMin, ageMax, lookingFor, answered } = query
  return and(
    inDirectory(viewer.id),
    isProposed(viewer, query, now),
    query.within === undefined ? undefined : within(viewer, Number(query.within)),
    ofAge(now, ageMin, ageMax),
    query.withPhoto ? and(isNotNull(userProfiles.mainPhotoId), eq(photos.visibility, 'everyone')) : undefined,
    query.certified ? eq(userProfiles.certified, true) : undefined,
    lookingFor === undefined ? undefined : arrayContains(userProfiles.lookingFor, [lookingFor]),
    query.mutual && wishes !== null ? mutualWith(wishes, now) : undefined,
    query.isNew ? gt(users.createdAt, new Date(now.getTime() - limits.newAccount * 5)) : undefined,
    query.online
      ? and(eq(userProfiles.hideLastConnection, false), gt(users.lastConnection, new Date(now.getTime() - DAY)))
      : undefined,
    answered === undefined ? undefined : sql`${userProfiles.answers} ? ${answered}`,
    named(query.q),
  )
}
