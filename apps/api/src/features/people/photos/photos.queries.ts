import { type FileView, PhotoVisibility, type ProfilePhoto } from '@consoeurs/contract'
import { prepared, type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, inArray, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { fileView } from '../../foundation/files/public.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'

const { photos, files, users, userProfiles, conversations } = tables

const acceptedBy = (viewerId: Placeholder | number): SQL =>
  sql`exists (select 1 from ${conversations} where ${conversations.acceptedAt} is not null and ${conversations.lowId} = least(${photos.userId}, ${viewerId}::bigint) and ${conversations.highId} = greatest(${photos.userId}, ${viewerId}::bigint))`

/** Everyone, or members whom the owner accepted. */
const shownTo = (viewerId: Placeholder | number): SQL =>
  sql`(${photos.visibility} = 'everyone' or ${photos.userId} = ${viewerId} or ${acceptedBy(viewerId)})`

/** Photos that moderators hid are visible to their owner only. */
const isNotHiddenFrom = (viewerId: Placeholder | number) => or(isNull(photos.hiddenAt), eq(photos.userId, viewerId))

export const photoShownTo = (viewerId: Placeholder | number): SQL | undefined =>
  and(shownTo(viewerId), isNotHiddenFrom(viewerId))

const stateOf = ({ hiddenAt, awaitsCheck }: typeof photos.$inferSelect): ProfilePhoto['state'] => {
  if (hiddenAt === null) return 'shown'
  return awaitsCheck ? 'waiting' : 'hidden'
}

const viewerId = sql.placeholder('viewerId')

const photosOf = prepared((db) =>
  db
    .select({ photo: photos, file: files, mainPhotoId: userProfiles.mainPhotoId })
    .from(photos)
    .innerJoin(files, eq(files.id, photos.fileId))
    .innerJoin(userProfiles, eq(userProfiles.userId, photos.userId))
    .where(and(eq(photos.userId, sql.placeholder('ownerId')), photoShownTo(viewerId)))
    .orderBy(asc(photos.position), asc(photos.id))
    .prepare('photos_of'),
)

/** The caller has checked that the profile is visible. */
export async function loadPhotos(
  db: Queryable,
  viewer: { id: number } | null,
  ownerId: number,
): Promise<ProfilePhoto[]> {
  const rows = await photosOf(db).execute({ viewerId: viewer?.id ?? 0, ownerId })
  return rows.map(({ photo, file, mainPhotoId }) => ({
    id: photo.id,
    main: photo.id === mainPhotoId,
    state: stateOf(photo),
    visibility: PhotoVisibility.catch('accepted').parse(photo.visibility),
    file: fileView(file, photo.description),
  }))
}

/** By id; those that the viewer may not see, or whose owner she may not see, are missing. */
export async function loadShownPhotos(
  db: Queryable,
  viewer: { id: number },
  ids: number[],
): Promise<Map<number, FileView>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ photo: photos, file: files })
    .from(photos)
    .innerJoin(files, eq(files.id, photos.fileId))
    .innerJoin(users, eq(users.id, photos.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, photos.userId))
    .where(and(inArray(photos.id, ids), memberVisibleTo(viewer), photoShownTo(viewer.id)))
  return new Map(rows.map(({ photo, file }) => [photo.id, fileView(file, photo.description)]))
}
