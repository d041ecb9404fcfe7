import type { ContentValues } from './content-values.ts'

/** Unsaved draft, stored on this device only. */
export interface KeptText {
  /** ISO instant. */
  at: string
  values: ContentValues
}

/** Keyed by viewer, so that another user of the device does not see it. */
export const savedTextKey = (viewerId: number | string, resource: string, id: number | 'new') =>
  `desk:${viewerId}:${resource}:${id}`

const before = (key: string) => `${key}:before`

function read(storage: Storage, key: string): KeptText | null {
  try {
    const kept = storage.getItem(key)
    return kept === null ? null : (JSON.parse(kept) as KeptText)
  } catch {
    return null
  }
}

/** Best effort: editing continues if storage is full or disabled. */
function write(storage: Storage, key: string, kept: KeptText): void {
  try {
    storage.setItem(key, JSON.stringify(kept))
  } catch {
    // The text is still on the screen.
  }
}

/**
 * Drafts in local storage. A draft found on opening moves to a second key until the editor decides, so that new edits
 * do not overwrite it.
 */
export const savedTexts = (storage: Storage) => ({
  open(key: string): KeptText | null {
    const last = read(storage, key)
    if (last === null) return read(storage, before(key))
    write(storage, before(key), last)
    storage.removeItem(key)
    return last
  },
  keep: (key: string, values: ContentValues, at: Date) => write(storage, key, { at: at.toISOString(), values }),
  forget: (key: string) => storage.removeItem(key),
  /** The editor restored or discarded it. */
  decide: (key: string) => storage.removeItem(before(key)),
})
