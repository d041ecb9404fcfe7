import { z } from 'zod'
import { MemberCard } from './members.ts'

/** As values of the brand's choices. */
export const CommonTraits = z.object({
  interests: z.array(z.string()),
  lookingFor: z.array(z.string()),
  /** Questions that both answered. */
  answers: z.number().int(),
})
export type CommonTraits = z.infer<typeof CommonTraits>

/** Null unless sorted by affinity. */
export const DirectoryCard = MemberCard.extend({ common: CommonTraits.nullable() })
export type DirectoryCard = z.infer<typeof DirectoryCard>

/** Result count without each active filter, up to `limits.loosenedAtMost`. */
export const LooserFilter = z.object({ filter: z.string(), count: z.number().int() })
export type LooserFilter = z.infer<typeof LooserFilter>

export const PassState = z.object({ passed: z.boolean() })
export type PassState = z.infer<typeof PassState>
