import type { FileView } from '@consoeurs/contract'
import sharp, { type Sharp } from 'sharp'
import type { ApiAnswer, Person } from './person.ts'

/** A picture of one colour. */
export const plainPhoto = (width = 60, height = 40, background = '#a05a9c'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

/** Sends bytes to POST /api/files as a browser's form does, whatever they are. */
export function sendFile<T = FileView>(who: Person, bytes: Uint8Array, name = 'photo.jpg'): Promise<ApiAnswer<T>> {
  const form = new FormData()
  form.append('file', new Blob([Buffer.from(bytes)], { type: 'image/jpeg' }), name)
  return who.asks<T>('POST', '/api/files', form as unknown as NodeJS.ReadableStream)
}

/** A small photo of hers, taken in and not used yet. */
export async function uploadPhoto(who: Person, picture: Sharp = plainPhoto()): Promise<FileView> {
  const { status, body } = await sendFile(who, await picture.jpeg().toBuffer())
  if (status !== 200) throw new Error(`the photo was refused: ${JSON.stringify(body)}`)
  return body
}
