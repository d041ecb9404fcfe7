import { z } from 'zod'
import { limits } from '../limits.ts'
import { ClientId, Id, Instant } from '../primitives.ts'
import { cleanText } from '../text/text-rules.ts'

/** Never shown to members. */
export const WriteStaffNote = z.strictObject({
  clientId: ClientId,
  text: z
    .string({ error: 'Écris ta note.' })
    .overwrite(cleanText)
    .min(1, 'Écris ta note.')
    .max(limits.staffNote, `Cette note dépasse ${limits.staffNote} caractères.`),
})

export const StaffNoteView = z.object({ id: Id, by: z.string().nullable(), text: z.string(), at: Instant })
export type StaffNoteView = z.infer<typeof StaffNoteView>
