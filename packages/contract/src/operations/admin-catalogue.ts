import { z } from 'zod'
import { NotificationSection } from '../chat/notifications.ts'
import { deskList, deskQuery } from '../moderation/admin-list.ts'
import { Id, personLine } from '../primitives.ts'

const label = personLine(60, 'Un libellé a 60 caractères au plus.').refine((text) => text !== '', 'Écris un libellé.')

export const CatalogueRecord = z.object({
  id: Id,
  section: NotificationSection,
  sectionLabel: z.string(),
  value: z.string(),
  label: z.string(),
  inApp: z.boolean(),
  push: z.boolean(),
  always: z.boolean(),
})
export type CatalogueRecord = z.infer<typeof CatalogueRecord>

/** Omitted fields are unchanged. */
export const ChangeCatalogue = z
  .strictObject({ label, sectionLabel: label, inApp: z.boolean(), push: z.boolean() })
  .partial()
export type ChangeCatalogue = z.output<typeof ChangeCatalogue>

export const CatalogueQuery = deskQuery(['section'], { section: NotificationSection.optional() })
export const CatalogueRecords = deskList(CatalogueRecord)
