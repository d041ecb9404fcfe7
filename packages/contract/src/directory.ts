import { z } from 'zod'
import { MemberCard } from './members.ts'

/** What two members have in common, as the brand's values. */
export const InCommon = z.object({
  interests: z.array(z.string()),
  lookingFor: z.array(z.string()),
  /** Questions that both answered. */
  answers: z.number().int(),
})
export type InCommon = z.infer<typeof InCommon>

/** A line of the directory; what they have in common where it is ordered by that. */
export const DirectoryCard = MemberCard.extend({ common: InCommon.nullable() })
export type DirectoryCard = z.infer<typeof DirectoryCard>

/** The filters of the directory that narrow it, each with how many it would show without; `limits.loosenedAtMost` is where counting ends. */
export const Loosened = z.object({ filter: z.string(), count: z.number().int() })
export type Loosened = z.infer<typeof Loosened>

export const PassState = z.object({ passed: z.boolean() })
export type PassState = z.infer<typeof PassState>
