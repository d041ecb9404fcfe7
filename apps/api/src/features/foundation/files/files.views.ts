import { type FileFormat, type FileView, fileFormats } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'

const { id, name, width, height, thumbhash, formats } = tables.files

export const fileSelection = { id, name, width, height, thumbhash, formats }

/** A `FileRow` in a subquery. */
export const fileJson = sql`json_build_object(${sql.join(
  Object.entries(fileSelection).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`),
  sql`, `,
)})`

export type FileRow = Pick<typeof tables.files.$inferSelect, keyof typeof fileSelection>

/** For Strapi's clients. */
export const pictureFields = [
  'name',
  'alternativeText',
  'url',
  'width',
  'height',
  'thumbhash',
  'ext',
  'mime',
  'formats',
] as const

const webp = { ext: '.webp', mime: 'image/webp' } as const
type Formats = FileView['formats']

/** For Strapi's clients. */
export function pictureAttributes(file: FileRow, alternativeText: string) {
  const { name, url, width, height, thumbhash, formats } = fileView(file, alternativeText)
  const { thumbnail, small, medium, large } = formats
  const format = (of: Formats[keyof Formats]) => ({ ...of, ...webp })
  return {
    ...{ name, alternativeText, url, width, height, thumbhash, ...webp },
    formats: { thumbnail: format(thumbnail), small: format(small), medium: format(medium), large: format(large) },
  } satisfies Record<(typeof pictureFields)[number], unknown>
}

export const fileUrl = (name: string, format: FileFormat) => `/files/${name}-${format}.webp`

export function fileView(file: FileRow, alt: string): FileView {
  const format = (name: FileFormat) => ({
    url: fileUrl(file.name, name),
    width: file.formats[name].width,
    height: file.formats[name].height,
  })
  const [thumbnail, small, medium, large] = (Object.keys(fileFormats) as FileFormat[]).map(format)
  if (!thumbnail || !small || !medium || !large) throw new Error('a stored picture has four formats')
  return {
    id: file.id,
    name: file.name,
    url: large.url,
    width: file.width,
    height: file.height,
    thumbhash: file.thumbhash,
    alt,
    formats: { thumbnail, small, medium, large },
  }
}
