import { PhotoVisibility, type ProfilePhoto } from '@consoeurs/contract'
import { prepared, type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { fileView } from '../files/public.ts'

const { photos, files, userProfiles, conversations } = tables

/** She and the owner have a conversation that both wanted. */
const acceptedBy = (viewerId: Placeholder): SQL =>
  sql`exists (select 1 from ${conversations} where ${conversations.acceptedAt} is not null and ${conversations.lowId} = least(${photos.userId}, ${viewerId}::bigint) and ${conversations.highId} = greatest(${photos.userId}, ${viewerId}::bigint))`

/** The SQL side of who sees a photo of a profile that she may see: everyone, or those its owner accepted. */
const shownTo = (viewerId: Placeholder): SQL =>
  sql`(${photos.visibility} = 'everyone' or ${photos.userId} = ${viewerId} or ${acceptedBy(viewerId)})`

/** What the moderation hid is still hers to see and to take away. */
const standsFor = (viewerId: Placeholder) => or(isNull(photos.hiddenAt), eq(photos.userId, viewerId))

const viewerId = sql.placeholder('viewerId')

const photosOf = prepared((db) =>
  db
    .select({ photo: photos, file: files, mainPhotoId: userProfiles.mainPhotoId })
    .from(photos)
    .innerJoin(files, eq(files.id, photos.fileId))
    .innerJoin(userProfiles, eq(userProfiles.userId, photos.userId))
    .where(and(eq(photos.userId, sql.placeholder('ownerId')), shownTo(viewerId), standsFor(viewerId)))
    .orderBy(asc(photos.position), asc(photos.id))
    .prepare('photos_of'),
)

/** The photos of a profile that this viewer may see, in their order. Whether she may see the profile is asked before. */
export async function loadPhotos(
  db: Queryable,
  viewer: { id: number } | null,
  ownerId: number,
): Promise<ProfilePhoto[]> {
  const rows = await photosOf(db).execute({ viewerId: viewer?.id ?? 0, ownerId })
  return rows.map(({ photo, file, mainPhotoId }) => ({
    id: photo.id,
    main: photo.id === mainPhotoId,
    visibility: PhotoVisibility.catch('accepted').parse(photo.visibility),
    file: fileView(file, photo.description),
  }))
}
