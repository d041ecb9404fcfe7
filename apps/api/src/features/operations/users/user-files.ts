import type { FileView, ProfilePhoto } from '@consoeurs/contract'
import type { Queryable } from '@consoeurs/database'
import { loadPhotos } from '../../people/photos/public.ts'

/** `userProfile.files` (specification §3): profile photos, main one first. */
export const userFiles = (photos: ProfilePhoto[]): FileView[] =>
  photos.toSorted((one, other) => Number(other.main) - Number(one.main)).map(({ file }) => file)

/** Limited to what the viewer may see; the caller checks access to the profile. */
export const loadUserFiles = async (db: Queryable, viewer: { id: number }, ownerId: number): Promise<FileView[]> =>
  userFiles(await loadPhotos(db, viewer, ownerId))
