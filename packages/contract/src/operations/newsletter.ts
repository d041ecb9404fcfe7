import { z } from 'zod'
import { Email } from '../account/email.ts'
import { newsletterLimits } from './newsletter-limits.ts'

/** The same answer whether or not the address is known. */
export const SubscribeToNewsletter = z.strictObject({
  email: Email,
  categories: z
    .array(z.coerce.number().int().positive(), 'Choisis au moins une rubrique.')
    .min(1, 'Choisis au moins une rubrique.')
    .max(newsletterLimits.categories, 'C’est trop de rubriques à la fois.'),
})
export type SubscribeToNewsletter = z.output<typeof SubscribeToNewsletter>

export const NewsletterLink = z.object({ jeton: z.string().min(1).max(200) })

/** What a confirmation link would subscribe to; without the address. */
export const NewsletterRequest = z.object({ confirmed: z.boolean(), categories: z.array(z.string()) })
export type NewsletterRequest = z.infer<typeof NewsletterRequest>

/** Confirmed subscribers; no address. */
export const NewsletterCounts = z.object({
  readers: z.number().int(),
  categories: z.array(z.object({ id: z.number().int(), name: z.string(), readers: z.number().int() })),
})
export type NewsletterCounts = z.infer<typeof NewsletterCounts>
