import { createHash, randomBytes } from 'node:crypto'
import { type FileFormat, fileFormats } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import { createFileStore, type FileStore } from '../../platform/file-store.ts'
import { type RenderedPicture, renderDrawing } from './render-picture.ts'

/** The columns of a `files` row that describe what is stored. */
export interface StoredImage {
  name: string
  width: number
  height: number
  thumbhash: string
  formats: Record<FileFormat, tables.StoredFormat>
}

const NAME_BYTES = 16
const formatNames = Object.keys(fileFormats) as FileFormat[]

/** 128 random bits: an address that cannot be guessed. */
export const randomFileName = () => randomBytes(NAME_BYTES).toString('hex')

export const storedKey = (name: string, format: FileFormat) => `${name}-${format}.webp`

const keyPattern = new RegExp(`^([0-9a-f]{${NAME_BYTES * 2}})-(${formatNames.join('|')})\\.webp$`)

/** The name and format of a key, or null for anything that no key is. */
export function parseStoredKey(key: string): { name: string; format: FileFormat } | null {
  const [, name, given] = keyPattern.exec(key) ?? []
  const format = formatNames.find((known) => known === given)
  return name !== undefined && format !== undefined ? { name, format } : null
}

/** A picture that is opened by itself runs nothing and is framed by nobody, whatever a browser takes it for. */
export const picturePolicy = "sandbox; default-src 'none'; frame-ancestors 'none'"

export const describePicture = (name: string, { width, height, thumbhash, formats }: RenderedPicture): StoredImage => ({
  name,
  width,
  height,
  thumbhash,
  formats,
})

/** Returns, or throws, once no write is under way any more: nothing arrives after a failure was answered. */
export async function storePicture(store: FileStore, name: string, picture: RenderedPicture): Promise<void> {
  const writes = formatNames.map((format) => store.write(storedKey(name, format), picture.bytes[format]))
  await Promise.allSettled(writes)
  await Promise.all(writes)
}

export async function removePicture(store: FileStore, name: string): Promise<void> {
  await Promise.all(formatNames.map((format) => store.remove(storedKey(name, format))))
}

/**
 * Stores drawings for the first content of a place. The same drawing is rendered once and stored under a new name each
 * time, so that every file has one owner.
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
