import { z } from 'zod'

/** Mails with one-click unsubscribe. `invitation` and `newsletter` need no account. */
export const MailTopic = z.enum(['reminders', 'digest', 'invitation', 'newsletter'])
export type MailTopic = z.infer<typeof MailTopic>

/** The token names the member; no session needed. */
export const UnsubscribeQuery = z.object({ jeton: z.string().min(1).max(200) })

export const UnsubscribeState = z.object({
  topic: MailTopic,
  subscribed: z.boolean(),
})
export type UnsubscribeState = z.infer<typeof UnsubscribeState>
