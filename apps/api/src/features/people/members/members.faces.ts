import { distanceBands, limits, type NearMembers } from '@consoeurs/contract'
import { prepared, type Queryable, tables, writtenLimit } from '@consoeurs/database'
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { type CardContext, linkQuery, linkSelection, memberLink } from './members.cards.ts'
import { coordinatesOf, isWithinAsked, ringValues, showsDistance } from './members.distance.ts'
import { passedUntil, unfiltered } from './members.filters.ts'
import { isCrowded, lastSeenShown, ringMembers } from './members.nearby.ts'

const { users, userProfiles, photos, files } = tables

/** « Près de toi »: the second distance band. */
const NEAR_KILOMETRES = distanceBands[1]

const listed = unfiltered(sql.placeholder('viewerId'), sql.placeholder('since'))
const seen = and(eq(userProfiles.hideLastConnection, false), isNotNull(users.lastConnection))
const lastSeenFirst = [sql`${users.lastConnection} desc nulls last`, desc(users.id)]

const inQuietArea = prepared((db) => {
  const ring = ringMembers(db)
  return db
    .with(ring)
    .select(linkSelection)
    .from(ring)
    .innerJoin(users, eq(users.id, ring.id))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))
    .where(and(listed, showsDistance)?.inlineParams())
    .orderBy(lastSeenShown, desc(users.id))
    .limit(writtenLimit(limits.nearFaces))
    .prepare('near_faces')
})

/** Reads members by their last connection: in a dense area a few of them suffice. */
const lastSeen = (name: string, where?: SQL) =>
  prepared((db) =>
    linkQuery(db)
      .where(and(listed, seen, where)?.inlineParams())
      .orderBy(...lastSeenFirst)
      .limit(writtenLimit(limits.nearFaces))
      .prepare(name),
  )
const inDenseArea = lastSeen('near_faces_dense', and(showsDistance, isWithinAsked))
const anywhere = lastSeen('faces')

/** Last seen first. Without a place, of members anywhere. */
export async function loadNearMembers(db: Queryable, viewer: Viewer, context: CardContext): Promise<NearMembers> {
  const place = coordinatesOf(viewer)
  const asked = { viewerId: viewer.id, since: passedUntil(context.now) }
  if (place === null) {
    const rows = await anywhere(db).execute(asked)
    return { near: false, members: rows.map((row) => memberLink(row, context)) }
  }
  const found = (await isCrowded(db, place, NEAR_KILOMETRES)) ? inDenseArea : inQuietArea
  const rows = await found(db).execute({ ...asked, ...ringValues(place, NEAR_KILOMETRES) })
  return { near: true, members: rows.map((row) => memberLink(row, context)) }
}
