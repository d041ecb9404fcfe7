import { z } from 'zod'
import { Id } from '../primitives.ts'

export const fileFormats = { thumbnail: 160, small: 480, medium: 960, large: 1920 } as const
export type FileFormat = keyof typeof fileFormats

export const FileFormatView = z.object({ url: z.string(), width: z.number(), height: z.number() })

/** The specification's File (id, name, url, formats.*.url), plus what pages need for rendering. */
export const FileView = z.object({
  id: Id,
  name: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  /** Base64: blurred placeholder while the picture loads. */
  thumbhash: z.string(),
  alt: z.string(),
  /** Copies of 160, 480, 960 and 1920 pixels at most. */
  formats: z.object({
    thumbnail: FileFormatView,
    small: FileFormatView,
    medium: FileFormatView,
    large: FileFormatView,
  }),
})
export type FileView = z.infer<typeof FileView>
