import type { FileView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type FileRow, fileSelection, fileView } from '../files/public.ts'

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

const format = (of: FileView['formats'][keyof FileView['formats']]) => ({ ...of, ext: '.webp', mime: 'image/webp' })

/** A picture as Strapi's clients read it: what it is called and said of it, and its formats. */
export function mediaAttributes({ media: { name, alt, caption, createdAt, updatedAt }, file }: MediaRow) {
  const { url, width, height, thumbhash, formats } = fileView(file, alt)
  return {
    name,
    alternativeText: alt,
    caption,
    url,
    width,
    height,
    thumbhash,
    ext: '.webp',
    mime: 'image/webp',
    formats: {
      thumbnail: format(formats.thumbnail),
      small: format(formats.small),
      medium: format(formats.medium),
      large: format(formats.large),
    },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export type MediaAttributes = ReturnType<typeof mediaAttributes>
