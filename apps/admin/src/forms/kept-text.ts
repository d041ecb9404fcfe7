import type { ContentValues } from './content-values.ts'

/** What she wrote and has not saved, on this device alone. */
export interface KeptText {
  /** ISO instant. */
  at: string
  values: ContentValues
}

/** One text of one editor: nobody who signs in after her on this device is shown it. */
export const keptKey = (viewerId: number | string, resource: string, id: number | 'new') =>
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

/** Keeping is a help: where storage is full or closed, writing goes on without it. */
function write(storage: Storage, key: string, kept: KeptText): void {
  try {
    storage.setItem(key, JSON.stringify(kept))
  } catch {
    // The text is still on the screen.
  }
}

/**
 * The texts of a device. What is found when a form opens is set aside until she decides, so that what she writes
 * meanwhile does not take its place.
 */
export const keptTexts = (storage: Storage) => ({
  open(key: string): KeptText | null {
    const last = read(storage, key)
    if (last === null) return read(storage, before(key))
    write(storage, before(key), last)
    storage.removeItem(key)
    return last
  },
  keep: (key: string, values: ContentValues, at: Date) => write(storage, key, { at: at.toISOString(), values }),
  forget: (key: string) => storage.removeItem(key),
  /** She took it up, or wants it no more. */
  decide: (key: string) => storage.removeItem(before(key)),
})
