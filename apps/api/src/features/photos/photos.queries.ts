import { PhotoVisibility, type ProfilePhoto } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { fileView } from '../files/public.ts'

const { photos, files, userProfiles, conversations } = tables

/** She and the owner have a conversation that both wanted. */
const acceptedBy = (viewerId: number): SQL =>
  sql`exists (select 1 from ${conversations} where ${conversations.acceptedAt} is not null and ${conversations.lowId} = least(${photos.userId}, ${viewerId}::bigint) and ${conversations.highId} = greatest(${photos.userId}, ${viewerId}::bigint))`

/** The SQL side of who sees a photo of a profile that she may see: everyone, or those its owner accepted. */
const shownTo = (viewerId: number): SQL =>
  sql`(${photos.visibility} = 'everyone' or ${photos.userId} = ${viewerId} or ${acceptedBy(viewerId)})`

/** What the moderation hid is still hers to see and to take away. */
const standsFor = (viewerId: number) => or(isNull(photos.hiddenAt), eq(photos.userId, viewerId))

/** The photos of a profile that this viewer may see, in their order. Whether she may see the profile is asked before. */
export async function loadPhotos(
  db: Queryable,
  viewer: { id: number } | null,
  ownerId: number,
): Promise<ProfilePhoto[]> {
  const rows = await db
    .select({ photo: photos, file: files, mainPhotoId: userProfiles.mainPhotoId })
    .from(photos)
    .innerJoin(files, eq(files.id, photos.fileId))
    .innerJoin(userProfiles, eq(userProfiles.userId, photos.userId))
    .where(and(eq(photos.userId, ownerId), shownTo(viewer?.id ?? 0), standsFor(viewer?.id ?? 0)))
    .orderBy(asc(photos.position), asc(photos.id))
  return rows.map(({ photo, file, mainPhotoId }) => ({
    id: photo.id,
    main: photo.id === mainPhotoId,
    visibility: PhotoVisibility.catch('accepted').parse(photo.visibility),
    file: fileView(file, photo.description),
  }))
}
