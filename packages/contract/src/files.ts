import { z } from 'zod'
import { Id } from './primitives.ts'

export const fileFormats = { thumbnail: 160, small: 480, medium: 960, large: 1920 } as const
export type FileFormat = keyof typeof fileFormats

export const FileFormatView = z.object({ url: z.string(), width: z.number(), height: z.number() })

/** A picture as pages receive it: specification's File (id, name, url, formats.*.url) and what a page needs to draw it. */
export const FileView = z.object({
  id: Id,
  name: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  /** thumbhash, base64: the blurred picture shown while the real one loads. */
  thumbhash: z.string(),
  alt: z.string(),
  formats: z.object({
    thumbnail: FileFormatView,
    small: FileFormatView,
    medium: FileFormatView,
    large: FileFormatView,
  }),
})
export type FileView = z.infer<typeof FileView>
