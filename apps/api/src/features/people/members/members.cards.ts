import type { BrandHealth } from '@consoeurs/brand'
import {
  ageOn,
  distanceBand,
  freshness,
  kilometresBetween,
  limits,
  type MemberCard,
  type MemberLink,
} from '@consoeurs/contract'
import { type Asker, prepared, type Queryable, tables } from '@consoeurs/database'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { type FileRow, fileSelection, fileUrl, fileView } from '../../foundation/files/public.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'

const { users, userProfiles, photos, files, favorites, likes, mutualLikes } = tables

export interface CardContext {
  viewer: Viewer | null
  now: Date
  freshnessUpTo720Hours: boolean
  /** Needed to read shares; absent where none are rendered. */
  health?: BrandHealth | null
}

/** As a member sees cards. */
export type MemberCardContext = CardContext & { viewer: Viewer }

/** For events sent to a member who made no request; without special rights. */
export const minimalViewer = (id: number): Viewer => ({
  id,
  username: '',
  displayName: '',
  role: 'member',
  certified: false,
  latitude: null,
  longitude: null,
  createdAt: new Date(0),
  owesSecondFactor: false,
  approval: null,
  sessionId: 0,
})

interface WholeMember {
  user: typeof users.$inferSelect
  profile: typeof userProfiles.$inferSelect
  photo: typeof photos.$inferSelect | null
  file: typeof files.$inferSelect | null
}

export const linkSelection = {
  user: { id: users.id, username: users.username, name: users.name, lastConnection: users.lastConnection },
  profile: {
    certified: userProfiles.certified,
    hideLastConnection: userProfiles.hideLastConnection,
    visibility: userProfiles.visibility,
    status: userProfiles.status,
  },
  photo: { visibility: photos.visibility },
  file: { name: files.name },
}

export interface LinkRow {
  user: Pick<WholeMember['user'], 'id' | 'username' | 'name' | 'lastConnection'>
  profile: Pick<WholeMember['profile'], 'certified' | 'hideLastConnection' | 'visibility' | 'status'>
  photo: { visibility: string } | null
  file: { name: string } | null
}

const viewerId = sql.placeholder('viewerId')
/** No member has this id. */
const NOBODY = 0

const isFavoriteOf = (viewer: Asker | null): SQL<boolean> =>
  viewer === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${favorites} where ${favorites.userId} = ${viewer.id} and ${favorites.memberId} = ${users.id})`

const isLikedBy = (viewer: Asker | null): SQL<boolean> =>
  viewer === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${likes} where ${likes.userId} = ${viewer.id} and ${likes.memberId} = ${users.id} and ${likes.withdrawnAt} is null)`

/** By the viewer’s own row: a withdrawal by the other changes nothing. */
const isMutualWith = (viewer: Asker): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${mutualLikes} where ${mutualLikes.userId} = ${viewer.id} and ${mutualLikes.memberId} = ${users.id})`

/** Only the columns that a card needs: reading a row costs as much as querying it. */
const cardSelection = {
  user: {
    ...linkSelection.user,
    birthdate: users.birthdate,
    city: users.city,
    latitude: users.latitude,
    longitude: users.longitude,
    createdAt: users.createdAt,
  },
  profile: {
    ...linkSelection.profile,
    headline: userProfiles.headline,
    certificate: userProfiles.certificate,
    hideDistance: userProfiles.hideDistance,
  },
  photo: { ...linkSelection.photo, description: photos.description },
  file: fileSelection,
}

export interface CardRow {
  user: Pick<WholeMember['user'], keyof typeof cardSelection.user>
  profile: Pick<WholeMember['profile'], keyof typeof cardSelection.profile>
  photo: Pick<NonNullable<WholeMember['photo']>, keyof typeof cardSelection.photo> | null
  file: FileRow | null
  kept: boolean
  liked: boolean
}

/** Callers add a `memberVisibleTo` condition, for the two queries below too. */
export const linkQuery = (db: Queryable) =>
  db
    .select(linkSelection)
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))

export const cardQuery = (db: Queryable, viewer: Asker | null) =>
  db
    .select({ ...cardSelection, kept: isFavoriteOf(viewer), liked: isLikedBy(viewer) })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))

const wholeMember = prepared((db) =>
  db
    .select({
      ...{ user: users, profile: userProfiles, photo: photos, file: files },
      kept: isFavoriteOf({ id: viewerId }),
      liked: isLikedBy({ id: viewerId }),
      mutual: isMutualWith({ id: viewerId }),
    })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('whole_member'),
)

export async function loadWholeMember(db: Queryable, viewer: Viewer | null, id: number) {
  const [row] = await wholeMember(db).execute({ viewerId: viewer?.id ?? NOBODY, id })
  return row
}

const isSelf = (context: CardContext, row: LinkRow) => context.viewer?.id === row.user.id

function lastConnectionFor(row: LinkRow, context: CardContext): Date | null {
  if (context.viewer === null) return null
  return row.profile.hideLastConnection && !isSelf(context, row) ? null : row.user.lastConnection
}

export function memberLink(row: LinkRow, context: CardContext): MemberLink {
  const mayShowPhoto = row.photo?.visibility === 'everyone' || isSelf(context, row)
  return {
    id: row.user.id,
    username: row.user.username,
    displayName: row.user.name,
    avatar: row.file && mayShowPhoto ? fileUrl(row.file.name, 'thumbnail') : null,
    certified: row.profile.certified,
    freshness: freshness(lastConnectionFor(row, context), context.now, context.freshnessUpTo720Hours),
  }
}

/** Null where either has no place, or the member hides the distance. */
function distanceFor(row: CardRow, { viewer }: CardContext): MemberCard['distance'] {
  if (viewer === null || viewer.id === row.user.id || row.profile.hideDistance) return null
  const { latitude, longitude } = row.user
  if (latitude === null || longitude === null || viewer.latitude === null || viewer.longitude === null) return null
  return distanceBand(
    kilometresBetween({ latitude: viewer.latitude, longitude: viewer.longitude }, { latitude, longitude }),
  )
}

export function memberCard(row: CardRow, context: CardContext): MemberCard {
  const mayShowPhoto = row.photo?.visibility === 'everyone' || isSelf(context, row)
  return {
    ...memberLink(row, context),
    age: ageOn(row.user.birthdate, context.now),
    headline: row.profile.headline,
    photo: row.file && row.photo && mayShowPhoto ? fileView(row.file, row.photo.description) : null,
    city: row.user.city,
    distance: distanceFor(row, context),
    lastConnection: lastConnectionFor(row, context)?.toISOString() ?? null,
    isNew: context.now.getTime() - row.user.createdAt.getTime() < limits.newAccount * 5,
    kept: row.kept,
    liked: row.liked,
    certifiedAt: row.profile.certified ? (row.profile.certificate?.decidedAt ?? null) : null,
  }
}

/** An array parameter: one prepared statement for any number of ids. */
const isRequestedMember = (viewer: Asker | null) =>
  and(sql`${users.id} = any(${sql.placeholder('ids')})`, memberVisibleTo(viewer))

const cardsForMember = prepared((db) =>
  cardQuery(db, { id: viewerId })
    .where(isRequestedMember({ id: viewerId }))
    .prepare('member_cards'),
)
const cardsForVisitor = prepared((db) =>
  cardQuery(db, null).where(isRequestedMember(null)).prepare('member_cards_for_visitor'),
)

/** Only members whom the viewer may see. */
export async function loadCards(db: Queryable, context: CardContext, ids: number[]): Promise<Map<number, MemberCard>> {
  if (ids.length === 0) return new Map()
  const { viewer } = context
  const rows =
    viewer === null
      ? await cardsForVisitor(db).execute({ ids })
      : await cardsForMember(db).execute({ viewerId: viewer.id, ids })
  return new Map(rows.map((row) => [row.user.id, memberCard(row, context)]))
}

const linksForMember = prepared((db) =>
  linkQuery(db)
    .where(isRequestedMember({ id: viewerId }))
    .prepare('member_links'),
)
const linksForVisitor = prepared((db) =>
  linkQuery(db).where(isRequestedMember(null)).prepare('member_links_for_visitor'),
)

/** Only members whom the viewer may see. */
export async function loadLinks(db: Queryable, context: CardContext, ids: number[]): Promise<Map<number, MemberLink>> {
  if (ids.length === 0) return new Map()
  const { viewer } = context
  const rows =
    viewer === null
      ? await linksForVisitor(db).execute({ ids })
      : await linksForMember(db).execute({ viewerId: viewer.id, ids })
  return new Map(rows.map((row) => [row.user.id, memberLink(row, context)]))
}
