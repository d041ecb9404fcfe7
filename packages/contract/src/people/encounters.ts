import { z } from 'zod'
import { limits } from '../limits.ts'
import { Id, Instant, personLine } from '../primitives.ts'
import { MemberCard } from './members.ts'

/** At most one per day and pair of members. */
export const VisitView = z.object({ id: Id, member: MemberCard, at: Instant, seen: z.boolean() })
export type VisitView = z.infer<typeof VisitView>

/** Days in Paris (YYYY-MM-DD), oldest first; days without visits are absent. */
export const VisitDays = z.array(z.object({ day: z.iso.date(), count: z.number().int().positive() }))
export type VisitDays = z.infer<typeof VisitDays>

export const RecordVisit = z.object({ username: z.string().max(60) })

/** Only the receiver reads `word`, which may be empty. */
export const HonorView = z.object({
  id: Id,
  member: MemberCard,
  kind: z.string(),
  word: z.string(),
  at: Instant,
  seen: z.boolean(),
})
export type HonorView = z.infer<typeof HonorView>
export const GiveHonor = z.object({
  username: z.string().max(60),
  kind: z.string().max(40),
  word: personLine(limits.honorWord, `Ton mot dépasse ${limits.honorWord} caractères.`).default(''),
})

/** Names at the time of the block. */
export const BlockView = z.object({
  id: Id,
  username: z.string(),
  displayName: z.string(),
  avatar: z.string().nullable(),
  at: Instant,
})
export type BlockView = z.infer<typeof BlockView>
export const BlockMember = z.object({ username: z.string().min(1).max(60) })
