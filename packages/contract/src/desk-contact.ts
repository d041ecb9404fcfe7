import { z } from 'zod'
import { ContactTopic } from './contact.ts'
import { deskQuery } from './desk.ts'
import { Id, Instant } from './primitives.ts'

export const ContactState = z.enum(['new', 'answered', 'closed'])
export type ContactState = z.infer<typeof ContactState>

/** What was written to the house: what waits, oldest first, unless she asks otherwise. */
export const DeskContactQuery = deskQuery(['createdAt'], {
  state: z.enum([...ContactState.options, 'any']).default('new'),
  topic: ContactTopic.optional(),
})
export type DeskContactQuery = z.output<typeof DeskContactQuery>

export const DeskContactRow = z.object({
  id: Id,
  topic: ContactTopic,
  name: z.string(),
  state: ContactState,
  /** Her first words. */
  excerpt: z.string(),
  createdAt: Instant,
})
export type DeskContactRow = z.infer<typeof DeskContactRow>

/** One of them, whole, with the address that it asks to be answered at. */
export const DeskContactMessage = DeskContactRow.extend({
  email: z.string(),
  text: z.string(),
  /** Where a member wrote it. */
  member: z.object({ id: Id, username: z.string(), displayName: z.string() }).nullable(),
})
export type DeskContactMessage = z.infer<typeof DeskContactMessage>

export const SetContactState = z.strictObject({ state: ContactState })
