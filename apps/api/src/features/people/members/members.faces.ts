import { distanceBands, limits, type NearMembers } from '@consoeurs/contract'
import { prepared, type Queryable, tables, writtenLimit } from '@consoeurs/database'
import { and, between, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { type CardContext, linkQuery, linkSelection, memberLink } from './members.cards.ts'
import { boxAround, coordinatesOf, kilometres, showsDistance } from './members.distance.ts'
import { passedUntil, unfiltered } from './members.filters.ts'
import { CROWDED_RING } from './members.nearby.ts'

const { users, userProfiles, photos, files } = tables

/** « Près de toi »: the second distance band. */
const NEAR_KILOMETRES = distanceBands[1]

const listed = unfiltered(sql.placeholder('viewerId'), sql.placeholder('since'))
const seen = and(eq(userProfiles.hideLastConnection, false), isNotNull(users.lastConnection))
const around = { latitude: sql.placeholder('latitude'), longitude: sql.placeholder('longitude') }
const inCircle = sql`${kilometres(around)} < ${NEAR_KILOMETRES}`.inlineParams()
const lastSeenFirst = [sql`${users.lastConnection} desc nulls last`, desc(users.id)]

/** Reads the ring by its index, at most `CROWDED_RING` of its members. */
const inRing = prepared((db) => {
  const ring = db.$with('ring').as(
    db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          between(users.latitude, sql.placeholder('south'), sql.placeholder('north')),
          between(users.longitude, sql.placeholder('west'), sql.placeholder('east')),
          inCircle,
        ),
      )
      .limit(writtenLimit(CROWDED_RING)),
  )
  return db
    .with(ring)
    .select({ ...linkSelection, dense: sql<boolean>`(select count(*) from ring) = ${sql.raw(String(CROWDED_RING))}` })
    .from(ring)
    .innerJoin(users, eq(users.id, ring.id))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))
    .where(and(listed, showsDistance)?.inlineParams())
    .orderBy(
      sql`case when ${userProfiles.hideLastConnection} then null else ${users.lastConnection} end desc nulls last`,
      desc(users.id),
    )
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
const inDenseArea = lastSeen('near_faces_dense', and(showsDistance, inCircle))
const anywhere = lastSeen('faces')

/** Last seen first. Without a place, of members anywhere. */
export async function loadNearMembers(db: Queryable, viewer: Viewer, context: CardContext): Promise<NearMembers> {
  const place = coordinatesOf(viewer)
  const asked = { viewerId: viewer.id, since: passedUntil(context.now) }
  if (place === null) {
    const rows = await anywhere(db).execute(asked)
    return { near: false, members: rows.map((row) => memberLink(row, context)) }
  }
  const ring = await inRing(db).execute({ ...asked, ...place, ...boxAround(place, NEAR_KILOMETRES) })
  const rows = ring[0]?.dense ? await inDenseArea(db).execute({ ...asked, ...place }) : ring
  return { near: true, members: rows.map((row) => memberLink(row, context)) }
}
