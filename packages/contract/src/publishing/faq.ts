import { z } from 'zod'
import { ChosenInstant, ClientId, personLine } from '../primitives.ts'
import { ContentSlug } from './articles.ts'
import { type FaqTopic, faqTopics } from './faq-topics.ts'

const FaqTopicName = z.enum(Object.keys(faqTopics) as [FaqTopic, ...FaqTopic[]], { error: 'Choisis un thème.' })

const FaqContent = z.strictObject({
  question: personLine(160, 'Une question a 160 caractères au plus.').refine(
    (text) => text !== '',
    'Écris la question.',
  ),
  slug: ContentSlug,
  topic: FaqTopicName,
  answer: z.string().max(10_000, 'Cette réponse est trop longue : 10 000 caractères au plus, mise en forme comprise.'),
  /** Within its topic, ascending. */
  position: z.number().int().min(0).max(9999),
  publishedAt: ChosenInstant.nullable(),
})
export const WriteFaq = FaqContent.partial()
  .required({ question: true, topic: true })
  .extend({ clientId: ClientId.optional() })
export type WriteFaq = z.output<typeof WriteFaq>
export const ChangeFaq = FaqContent.partial().extend({ version: z.number().int().positive().optional() })
export type ChangeFaq = z.output<typeof ChangeFaq>

export interface FaqAttributes {
  slug: string
  topic: FaqTopic
  question: string
  answer: string
}
