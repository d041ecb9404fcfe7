import { limits } from '@consoeurs/contract'
import { createStore, del, entries, set, type UseStore, update } from 'idb-keyval'
import { logWarning } from '../../../browser-log.ts'

/** A pending upload as stored on this device. */
export interface StoredPicture {
  key: string
  ownerId: number
  /** What the picture is for: profile photos, a share, a chat. */
  scope: string
  /** The picture that it replaces, or null. */
  target: number | null
  file: File
  uploadUrl: string | null
  at: number
}

let pictureStore: UseStore | null = null
/** Opened lazily, never during a server render. */
function database(): UseStore {
  pictureStore ??= createStore('pictures-on-their-way', 'pictures')
  return pictureStore
}

/** Private windows may refuse storage: the upload then ends with the page. */
async function withoutStorage<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work
  } catch (error) {
    logWarning('pictures not kept', error)
    return otherwise
  }
}

export const savePicture = (picture: StoredPicture) => withoutStorage(set(picture.key, picture, database()), undefined)

export const saveUploadUrl = (key: string, uploadUrl: string) =>
  withoutStorage(
    update<StoredPicture | undefined>(key, (kept) => kept && { ...kept, uploadUrl }, database()),
    undefined,
  )

export const dropPicture = (key: string) => withoutStorage(del(key, database()), undefined)

/**
 * The member's pending uploads of a scope, oldest first. Deletes expired ones and those of other members of this
 * device.
 */
export async function readPictures(ownerId: number, scope: string, now: number): Promise<StoredPicture[]> {
  const all = await withoutStorage(entries<string, StoredPicture | undefined>(database()), [])
  const hers: StoredPicture[] = []
  for (const [key, kept] of all) {
    if (kept === undefined || kept.ownerId !== ownerId || now - kept.at > limits.uploadUnfinished)
      await dropPicture(key)
    else if (kept.scope === scope) hers.push(kept)
  }
  return hers.sort((one, other) => one.at - other.at)
}

const lockReleases = new Map<string, () => void>()

/**
 * Takes a Web Lock on the upload for this tab, released when the tab closes.
 * @returns false if another tab has it
 */
export function lockPicture(key: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true)
  return new Promise((resolve) => {
    void navigator.locks.request(`picture:${key}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock === null ? null : new Promise<void>((letGo) => lockReleases.set(key, letGo))
    })
  })
}

export function unlockPicture(key: string): void {
  lockReleases.get(key)?.()
  lockReleases.delete(key)
}
