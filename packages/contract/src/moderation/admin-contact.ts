import { z } from 'zod'
import { ContactTopic } from '../operations/contact.ts'
import { Id, Instant } from '../primitives.ts'
import { deskQuery } from './admin-list.ts'

export const ContactState = z.enum(['new', 'answered', 'closed'])
export type ContactState = z.infer<typeof ContactState>

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
  excerpt: z.string(),
  createdAt: Instant,
})
export type DeskContactRow = z.infer<typeof DeskContactRow>

/** One of them, whole, with the address that it asks to be answered at. */
export const DeskContactMessage = DeskContactRow.extend({
  email: z.string(),
  text: z.string(),
  /** Null for a visitor. */
  member: z.object({ id: Id, username: z.string(), displayName: z.string() }).nullable(),
})
export type DeskContactMessage = z.infer<typeof DeskContactMessage>

export const SetContactState = z.strictObject({ state: ContactState })
