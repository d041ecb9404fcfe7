import type { FileView, ShareImage } from '@consoeurs/contract'
import type { z } from 'zod'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { attachPictures, fileView } from '../../foundation/files/public.ts'
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
