import { foldedWords, limits, type MembersQuery } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, arrayContains, eq, gt, isNotNull, ne, not, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { memberListedFor } from '../../foundation/visibility/public.ts'
import { within } from './members.distance.ts'
import { isWithinAges, type MatchPreferences, matchesMutually } from './members.preferences.ts'

const { users, userProfiles, photos, passes } = tables

const DAY = 24 * 3_600_000

type FilterValue<T> = T | Placeholder

/** Members whom the viewer passed before this instant are suggested again. */
export const passedUntil = (now: Date): string => new Date(now.getTime() - limits.passedDays * DAY).toISOString()

export const passedBy = (viewerId: FilterValue<number>, since: FilterValue<string>): SQL =>
  sql`exists (select 1 from ${passes} where ${passes.userId} = ${viewerId} and ${passes.memberId} = ${users.id} and ${passes.createdAt} > ${since})`

/** A search by name finds passed members too. */
function isProposed(viewer: Viewer, { passed, q }: MembersQuery, now: Date): SQL | undefined {
  const passedByHer = passedBy(viewer.id, passedUntil(now))
  if (passed) return passedByHer
  return q ? undefined : not(passedByHer)
}

const inDirectory = (viewerId: FilterValue<number>): SQL | undefined =>
  and(memberListedFor({ id: viewerId }), ne(users.id, viewerId), eq(userProfiles.status, 'complete'))

/** For a prepared statement: constants are inlined. */
export const unfiltered = (viewerId: Placeholder, since: Placeholder): SQL | undefined =>
  and(inDirectory(viewerId), not(passedBy(viewerId, since)))?.inlineParams()

/** Every word matches the name, the username or the town, ignoring accents. */
function matchesName(q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const key = sql`search_key(concat_ws(' ', ${users.name}, ${users.username}, ${users.city}))`
  const words = foldedWords(q).map((word) => sql`${key} like ${`%${word}%`}`)
  return words.length === 0 ? sql`false` : and(...words)
}

/** Ids of a community's members, if the viewer may read their list. Injected from the communities. */
export type SelectCommunityMembers = (viewer: { id: number }, slug: string) => SQL

export interface FilterContext {
  now: Date
  selectCommunityMembers: SelectCommunityMembers
}

export function directoryFilters(
  viewer: Viewer,
  query: MembersQuery,
  wishes: MatchPreferences | null,
  { now, selectCommunityMembers }: FilterContext,
) {
  const { ageMin, ageMax, interest, lookingFor, community, answered } = query
  return and(
    inDirectory(viewer.id),
    isProposed(viewer, query, now),
    query.within === undefined ? undefined : within(viewer, Number(query.within)),
    isWithinAges(now, ageMin, ageMax),
    query.withPhoto ? and(isNotNull(userProfiles.mainPhotoId), eq(photos.visibility, 'everyone')) : undefined,
    query.certified ? eq(userProfiles.certified, true) : undefined,
    interest === undefined ? undefined : arrayContains(userProfiles.interests, [interest]),
    community === undefined ? undefined : sql`${users.id} in ${selectCommunityMembers(viewer, community)}`,
    lookingFor === undefined ? undefined : arrayContains(userProfiles.lookingFor, [lookingFor]),
    query.mutual && wishes !== null ? matchesMutually(wishes, now) : undefined,
    query.isNew ? gt(users.createdAt, new Date(now.getTime() - limits.newAccount * 5)) : undefined,
    query.online
      ? and(eq(userProfiles.hideLastConnection, false), gt(users.lastConnection, new Date(now.getTime() - DAY)))
      : undefined,
    answered === undefined ? undefined : sql`${userProfiles.answers} ? ${answered}`,
    matchesName(query.q),
  )
}
