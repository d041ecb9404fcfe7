import { createHash, randomBytes } from 'node:crypto'
import { type FileFormat, fileFormats } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import { createFileStore, type FileStore } from '../../../platform/data/file-store.ts'
import { type RenderedPicture, renderDrawing } from './render-picture.ts'

export interface StoredImage {
  name: string
  width: number
  height: number
  thumbhash: string
  formats: Record<FileFormat, tables.StoredFormat>
}

const NAME_BYTES = 16
const formatNames = Object.keys(fileFormats) as FileFormat[]

/** 128 random bits, so that a URL cannot be guessed. */
export const randomFileName = () => randomBytes(NAME_BYTES).toString('hex')

export const storedKey = (name: string, format: FileFormat) => `${name}-${format}.webp`

const keyPattern = new RegExp(`^([0-9a-f]{${NAME_BYTES * 2}})(?:-(?:${formatNames.join('|')})\\.webp|(\\.m4a))$`)

export function parseStoredKey(key: string): { name: string; isSound: boolean } | null {
  const [, name, sound] = keyPattern.exec(key) ?? []
  return name === undefined ? null : { name, isSound: sound !== undefined }
}

/** No scripts and no framing for a picture that is opened directly. */
export const picturePolicy = "sandbox; default-src 'none'; frame-ancestors 'none'"

export const describePicture = (name: string, { width, height, thumbhash, formats }: RenderedPicture): StoredImage => ({
  name,
  width,
  height,
  thumbhash,
  formats,
})

/** Waits for all writes even after a failure: none may finish after the response. */
export async function storePicture(store: FileStore, name: string, picture: RenderedPicture): Promise<void> {
  const writes = formatNames.map((format) => store.write(storedKey(name, format), picture.bytes[format]))
  await Promise.allSettled(writes)
  await Promise.all(writes)
}

export async function removePicture(store: FileStore, name: string): Promise<void> {
  await Promise.all(formatNames.map((format) => store.remove(storedKey(name, format))))
}

/**
 * Stores drawings of the initial content. Each is rendered once, but stored under a new name each time, so that every
 * file has one owner.
 */
export function createImageStore(
  settings: Parameters<typeof createFileStore>[0],
): (svg: Buffer) => Promise<StoredImage> {
  const store = createFileStore(settings)
  const rendered = new Map<string, Promise<RenderedPicture>>()
  return async (svg) => {
    const key = createHash('sha256').update(svg).digest('hex')
    const picture = rendered.get(key) ?? renderDrawing(svg)
    rendered.set(key, picture)
    const name = randomFileName()
    await storePicture(store, name, await picture)
    return describePicture(name, await picture)
  }
}
