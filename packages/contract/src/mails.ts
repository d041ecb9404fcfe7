import { z } from 'zod'

/** Mails that she may stop with one press: « Un message t’attend », and the digest she asked for. */
export const MailTopic = z.enum(['reminders', 'digest'])
export type MailTopic = z.infer<typeof MailTopic>

/** The link in such a mail; it says for whom by itself and needs no session. */
export const UnsubscribeQuery = z.object({ jeton: z.string().min(1).max(200) })

export const UnsubscribeState = z.object({
  topic: MailTopic,
  /** Whether these mails are still sent. */
  subscribed: z.boolean(),
})
export type UnsubscribeState = z.infer<typeof UnsubscribeState>
