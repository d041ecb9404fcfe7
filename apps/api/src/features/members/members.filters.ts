import { foldedWords, limits, type MembersQuery } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, arrayContains, eq, gt, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { within } from './members.distance.ts'
import { memberListedFor } from './members.visible.ts'
import { mutualWith, ofAge, type Wishes } from './members.wishes.ts'

const { users, userProfiles, photos, passes } = tables

const DAY = 24 * 3_600_000

/** The viewer passed her by, not long ago. */
const passedBy = (viewer: Viewer, now: Date): SQL =>
  sql`exists (select 1 from ${passes} where ${passes.userId} = ${viewer.id} and ${passes.memberId} = ${users.id} and ${passes.createdAt} > ${new Date(now.getTime() - limits.passedDays * DAY).toISOString()})`

/** Who asks for a name asks for a member: she is found, passed by or not. */
function isProposed(viewer: Viewer, { passed, q }: MembersQuery, now: Date): SQL | undefined {
  if (passed) return passedBy(viewer, now)
  return q ? undefined : not(passedBy(viewer, now))
}

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
    memberListedFor(viewer),
    ne(users.id, viewer.id),
    eq(userProfiles.status, 'complete'),
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
