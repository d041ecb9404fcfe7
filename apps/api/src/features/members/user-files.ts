import type { FileView, ProfilePhoto } from '@consoeurs/contract'
import type { Queryable } from '@consoeurs/database'
import { loadPhotos } from '../photos/public.ts'

/** `userProfile.files` (specification §3): the photos of a profile, the main one first. */
export const userFiles = (photos: ProfilePhoto[]): FileView[] =>
  photos.toSorted((one, other) => Number(other.main) - Number(one.main)).map(({ file }) => file)

/** The same, as far as the viewer may see them. Whether she may see the profile is asked before. */
export const loadUserFiles = async (db: Queryable, viewer: { id: number }, ownerId: number): Promise<FileView[]> =>
  userFiles(await loadPhotos(db, viewer, ownerId))
