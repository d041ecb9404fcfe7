import { z } from 'zod'
import { Id, personLine, personText } from '../primitives.ts'

/** Strapi's clients send it as `fileInfo`. */
export const MediaInfo = z
  .strictObject({
    name: personLine(120, 'Un nom a 120 caractères au plus.'),
    alternativeText: personText(300, 'Une description a 300 caractères au plus.'),
    caption: personText(300, 'Une légende a 300 caractères au plus.'),
  })
  .partial()
export type MediaInfo = z.output<typeof MediaInfo>

/** An upload of the editor (`POST /api/files`). */
export const AddMedia = MediaInfo.extend({ file: Id })

export const MediaQuery = z.object({
  q: z.string().max(100).default(''),
  start: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(48),
})

const Format = z.object({ url: z.string(), width: z.number(), height: z.number(), ext: z.string(), mime: z.string() })

/** Flat, as in Strapi's upload API. */
export const MediaView = Format.extend({
  id: Id,
  name: z.string(),
  alternativeText: z.string(),
  caption: z.string(),
  thumbhash: z.string(),
  formats: z.object({ thumbnail: Format, small: Format, medium: Format, large: Format }),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type MediaView = z.infer<typeof MediaView>

/** In a text, as the cover of an article, as a picture of a community, or as the logo (`id`: the picture’s own). */
export const MediaUse = z.object({
  kind: z.enum(['articles', 'pages', 'faq', 'communities', 'appearance']),
  id: Id,
  title: z.string(),
})
export type MediaUse = z.infer<typeof MediaUse>
