import { z } from 'zod'
import { FileView } from './files.ts'

/** Card of the first link in a text. */
export const LinkPreviewView = z.object({
  /** As written, without its fragment. */
  address: z.string(),
  /** Host that answered. */
  site: z.string(),
  title: z.string(),
  description: z.string(),
  image: FileView.nullable(),
})
export type LinkPreviewView = z.infer<typeof LinkPreviewView>
