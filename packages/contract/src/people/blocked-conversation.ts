import { z } from 'zod'
import { Id, Instant } from '../primitives.ts'
import { BlockView } from './encounters.ts'

/** As read by the member who blocked; reveals nothing of the other's current activity. */
export const BlockedMessage = z.object({
  id: Id,
  mine: z.boolean(),
  text: z.string(),
  /** Count only: the block also denies access to the files. */
  pictures: z.number().int(),
  /** It has a voice recording, which the block denies too. */
  spoken: z.boolean(),
  deleted: z.boolean(),
  edited: z.boolean(),
  at: Instant,
})
export type BlockedMessage = z.infer<typeof BlockedMessage>

/** Read-only, for as long as it is kept as evidence. */
export const BlockedConversation = z.object({
  block: BlockView,
  /** Null if there are no messages. */
  until: Instant.nullable(),
  /** The newest first. */
  items: z.array(BlockedMessage),
  cursor: z.string().nullable(),
})
export type BlockedConversation = z.infer<typeof BlockedConversation>
