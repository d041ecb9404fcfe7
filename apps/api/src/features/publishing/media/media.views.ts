import { tables } from '@consoeurs/database'
import { type FileRow, fileSelection, pictureAttributes, pictureFields } from '../../foundation/files/public.ts'

const { media } = tables

export const mediaSelection = {
  media: {
    id: media.id,
    name: media.name,
    alt: media.alt,
    caption: media.caption,
    createdAt: media.createdAt,
    updatedAt: media.updatedAt,
  },
  file: fileSelection,
}

export interface MediaRow {
  media: Pick<typeof media.$inferSelect, keyof (typeof mediaSelection)['media']>
  file: FileRow
}

export const mediaFields = [...pictureFields, 'caption', 'createdAt', 'updatedAt'] as const

/** A picture in the format of Strapi's clients. */
export function mediaAttributes({ media: { name, alt, caption, createdAt, updatedAt }, file }: MediaRow) {
  return {
    ...pictureAttributes(file, alt),
    name,
    caption,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  } satisfies Record<(typeof mediaFields)[number], unknown>
}

export type MediaAttributes = ReturnType<typeof mediaAttributes>
