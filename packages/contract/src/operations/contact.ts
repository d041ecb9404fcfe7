import { z } from 'zod'
import { Email } from '../account/email.ts'
import { ProofOfWork } from '../account/proofs.ts'
import { limits } from '../limits.ts'
import { Id, personText } from '../primitives.ts'
import { cleanText } from '../text/text-rules.ts'

/** The label goes into the mail subject. */
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

/** Members need not give name or e-mail. */
export const SendContactMessage = z.object({
  topic: ContactTopic,
  name: personText(80, 'Ce nom est trop long.').optional(),
  email: Email.optional(),
  text: z
    .string({ error: 'Écris ton message.' })
    .overwrite(cleanText)
    .min(1, 'Écris ton message.')
    .max(limits.contactText, `Ton message dépasse ${limits.contactText} caractères.`),
  /** Honeypot: only bots fill in this hidden field. */
  website: z.string().max(0, 'Laisse ce champ vide.').optional(),
  altcha: ProofOfWork,
})
export type SendContactMessage = z.input<typeof SendContactMessage>

export const ContactReceipt = z.object({ id: Id })
