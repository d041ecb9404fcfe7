import { limits } from '@consoeurs/contract'
import { createStore, del, entries, set, type UseStore, update } from 'idb-keyval'
import { logWarning } from '../../browser-log.ts'

/** A picture on its way, as this device keeps it until it has arrived. */
export interface KeptPicture {
  key: string
  ownerId: number
  /** For what it was chosen: her photos, the share she writes, a conversation. */
  scope: string
  /** What it takes the place of, where it does. */
  target: number | null
  file: File
  uploadUrl: string | null
  at: number
}

let opened: UseStore | null = null
/** Opened by the first page that needs it, never while a page is rendered on the server. */
function database(): UseStore {
  opened ??= createStore('pictures-on-their-way', 'pictures')
  return opened
}

/** Private windows may refuse to keep anything: those pictures live as long as their page. */
async function orWithout<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work
  } catch (error) {
    logWarning('pictures not kept', error)
    return otherwise
  }
}

export const keepPicture = (picture: KeptPicture) => orWithout(set(picture.key, picture, database()), undefined)

export const keepUploadUrl = (key: string, uploadUrl: string) =>
  orWithout(
    update<KeptPicture | undefined>(key, (kept) => kept && { ...kept, uploadUrl }, database()),
    undefined,
  )

export const dropPicture = (key: string) => orWithout(del(key, database()), undefined)

/** Hers for this scope, oldest first. What is too old to go on, or of another member of this device, is forgotten. */
export async function readKeptPictures(ownerId: number, scope: string, now: number): Promise<KeptPicture[]> {
  const all = await orWithout(entries<string, KeptPicture | undefined>(database()), [])
  const hers: KeptPicture[] = []
  for (const [key, kept] of all) {
    if (kept === undefined || kept.ownerId !== ownerId || now - kept.at > limits.uploadUnfinished)
      await dropPicture(key)
    else if (kept.scope === scope) hers.push(kept)
  }
  return hers.sort((one, other) => one.at - other.at)
}

const inHand = new Map<string, () => void>()

/** Takes a picture in hand for this tab; false where another one has it. What the tab holds ends with the tab. */
export function takeInHand(key: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true)
  return new Promise((resolve) => {
    void navigator.locks.request(`picture:${key}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock === null ? null : new Promise<void>((letGo) => inHand.set(key, letGo))
    })
  })
}

export function letGo(key: string): void {
  inHand.get(key)?.()
  inHand.delete(key)
}
