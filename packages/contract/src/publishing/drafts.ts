import { z } from 'zod'
import { limits } from '../limits.ts'
import { Id, Instant } from '../primitives.ts'
import { FileView } from './files.ts'

export const DraftTarget = z.enum(['share', 'comment', 'message', 'room'])
export type DraftTarget = z.infer<typeof DraftTarget>

/** One composer: `share:{clientId}`, `message:{username}`, `room:{id}`. */
export const DraftKey = z
  .string()
  .max(80)
  .regex(/^(share|comment|message|room):[a-z0-9_-]+$/, 'Ce brouillon n’a pas de place ici.')

const Scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
const Rows = z.array(z.union([Scalar, z.record(z.string().max(40), Scalar)])).max(100)
/** The depth is limited on purpose. */
const DraftField = z.union([Scalar, Rows, z.record(z.string().max(40), z.union([Scalar, Rows]))])
const DraftFields = z.record(z.string().max(40), DraftField)
export type DraftFields = z.infer<typeof DraftFields>

const tooMuch = 'Ce brouillon est trop long pour être gardé. Raccourcis-le : rien n’est perdu à l’écran.'

/** Stored as typed; cleaned only when sent. */
export const PutDraft = z.object({
  text: z.string().max(limits.draftText, tooMuch).default(''),
  /** In the format of the composer that reads them. */
  fields: DraftFields.refine((fields) => JSON.stringify(fields).length <= limits.draftFields, {
    error: tooMuch,
  }).default({}),
  fileIds: z.array(Id).max(limits.draftFiles).default([]),
})
export type PutDraft = z.input<typeof PutDraft>

export const DraftView = z.object({
  key: DraftKey,
  text: z.string(),
  fields: DraftFields,
  files: z.array(FileView),
  /** Last written in another session. */
  elsewhere: z.boolean(),
  at: Instant,
})
export type DraftView = z.infer<typeof DraftView>

export const DraftAnswer = z.object({ draft: DraftView.nullable() })
export type DraftAnswer = z.infer<typeof DraftAnswer>

export const DraftsQuery = z.object({ of: DraftTarget.optional() })

export const DraftList = z.object({ items: z.array(DraftView) })
export type DraftList = z.infer<typeof DraftList>
