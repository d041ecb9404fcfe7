import { z } from 'zod'
import { FileView } from './files.ts'
import { limits } from './limits.ts'
import { Id, Instant } from './primitives.ts'

/** What a draft is of. */
export const DraftOf = z.enum(['share', 'comment', 'message', 'room'])
export type DraftOf = z.infer<typeof DraftOf>

/** `share:{clientId}`, `message:{username}`, `room:{id}`: one place of hers where something is being written. */
export const DraftKey = z
  .string()
  .max(80)
  .regex(/^(share|comment|message|room):[a-z0-9_-]+$/, 'Ce brouillon n’a pas de place ici.')

const Scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
const Rows = z.array(z.union([Scalar, z.record(z.string().max(40), Scalar)])).max(100)
/** A value, a list (of lines with a few values each), or a group of those. No deeper: whoever sends it cannot dig. */
const DraftField = z.union([Scalar, Rows, z.record(z.string().max(40), z.union([Scalar, Rows]))])
const DraftFields = z.record(z.string().max(40), DraftField)
export type DraftFields = z.infer<typeof DraftFields>

const tooMuch = 'Ce brouillon est trop long pour être gardé. Raccourcis-le : rien n’est perdu à l’écran.'

/** As she left it, half a word included: nothing is cleaned until it is sent. */
export const PutDraft = z.object({
  text: z.string().max(limits.draftText, tooMuch).default(''),
  /** What else she filled in, in the words of the composer that will read it. */
  fields: DraftFields.refine((fields) => JSON.stringify(fields).length <= limits.draftFields, {
    error: tooMuch,
  }).default({}),
  /** Her uploads that wait with it. */
  fileIds: z.array(Id).max(limits.draftFiles).default([]),
})
export type PutDraft = z.input<typeof PutDraft>

export const DraftView = z.object({
  key: DraftKey,
  text: z.string(),
  fields: DraftFields,
  files: z.array(FileView),
  /** It was written last in another session than this one: it is taken up from another device. */
  elsewhere: z.boolean(),
  at: Instant,
})
export type DraftView = z.infer<typeof DraftView>

/** One draft, or that there is none. */
export const DraftAnswer = z.object({ draft: DraftView.nullable() })
export type DraftAnswer = z.infer<typeof DraftAnswer>

export const DraftsQuery = z.object({ of: DraftOf.optional() })

export const DraftList = z.object({ items: z.array(DraftView) })
export type DraftList = z.infer<typeof DraftList>
