import { z } from 'zod'
import { CommunityLink } from '../publishing/communities.ts'
import { CommonTraits } from './directory.ts'
import { MemberAbilities, MemberCard } from './members.ts'

/** Hover card (specification §7: an island fragment, as JSON). Never more than the profile shows the same viewer. */
export const MemberGlance = MemberCard.extend({
  /** Excerpt, only without a `headline`. */
  about: z.string(),
  /** Null without anything in common, and for the viewer herself. */
  common: CommonTraits.nullable(),
  /** In common, largest first, up to `limits.glanceCommunities`; none for the viewer herself. */
  communities: z.array(CommunityLink),
  isSelf: z.boolean(),
  can: MemberAbilities.pick({ write: true }),
})
export type MemberGlance = z.infer<typeof MemberGlance>
