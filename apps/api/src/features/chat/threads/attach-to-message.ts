import type { ChosenSound, FileView, ShareImage, SoundView } from '@consoeurs/contract'
import type { z } from 'zod'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { attachPictures, attachSound, fileView, soundView } from '../../foundation/files/public.ts'
import type { ThreadTables } from './thread-tables.ts'

/** @throws AppError FILE_NOT_FOUND */
export async function attachImages(
  tx: Tx,
  { images: table }: ThreadTables,
  viewer: Viewer,
  messageId: number,
  { images, ...attachment }: { images: z.output<typeof ShareImage>[] } & Parameters<typeof attachPictures>[3],
): Promise<FileView[]> {
  if (images.length === 0) return []
  const pictures = await attachPictures(tx, viewer, images, attachment)
  const values = pictures.map(({ file, alt, position }) => ({ messageId, fileId: file.id, position, alt }))
  await tx.insert(table).values(values)
  return pictures.map(({ file, alt }) => fileView(file, alt))
}

/** @throws AppError SOUND_NOT_FOUND */
export async function attachSoundTo(
  tx: Tx,
  { images: table }: ThreadTables,
  viewer: Viewer,
  messageId: number,
  { sound, ...attachment }: { sound: z.output<typeof ChosenSound> | null } & Parameters<typeof attachSound>[3],
): Promise<SoundView | null> {
  if (sound === null) return null
  const file = await attachSound(tx, viewer, sound.fileId, attachment)
  await tx.insert(table).values({ messageId, fileId: file.id, position: 0, alt: sound.transcript })
  return soundView(file, sound.transcript)
}
