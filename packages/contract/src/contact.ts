import { z } from 'zod'
import { Email } from './identity.ts'
import { limits } from './limits.ts'
import { Id, personText } from './primitives.ts'
import { ProofOfWork } from './proofs.ts'
import { cleanText } from './text-rules.ts'

/** What a message to the operator is about; the word goes into the subject of her mail. */
export const contactTopics = {
  account: 'Mon compte',
  data: 'Mes données',
  safety: 'Sécurité, signalement',
  moderation: 'Une décision de modération',
  technical: 'Un problème technique',
  accessibility: 'L’accessibilité',
  idea: 'Une idée, une question',
  authority: 'Une autorité',
} as const
export type ContactTopic = keyof typeof contactTopics
export const ContactTopic = z.enum(Object.keys(contactTopics) as [ContactTopic, ...ContactTopic[]], {
  error: 'Choisis de quoi il s’agit.',
})

/** A message to the operator, by a member or by anyone. Members need not say who they are. */
export const WriteToUs = z.object({
  topic: ContactTopic,
  name: personText(80, 'Ce nom est trop long.').optional(),
  email: Email.optional(),
  text: z
    .string({ error: 'Écris ton message.' })
    .overwrite(cleanText)
    .min(1, 'Écris ton message.')
    .max(limits.contactText, `Ton message dépasse ${limits.contactText} caractères.`),
  /** Nobody sees this field: who fills it reads forms without looking. */
  website: z.string().max(0, 'Laisse ce champ vide.').optional(),
  altcha: ProofOfWork,
})
export type WriteToUs = z.input<typeof WriteToUs>

export const ContactReceipt = z.object({ id: Id })
