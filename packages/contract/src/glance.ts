import { z } from 'zod'
import { CommunityLink } from './communities.ts'
import { InCommon } from './directory.ts'
import { MemberAbilities, MemberCard } from './members.ts'

/**
 * Who a member is, for a card over the page that names her (specification §7: an island fragment, as JSON). A part of
 * what her profile shows the same viewer, never more.
 */
export const MemberGlance = MemberCard.extend({
  /** How what she wrote about herself begins, where she has no sentence (`headline`); else empty. */
  about: z.string(),
  /** Null where the two have nothing in common, and of herself. */
  common: InCommon.nullable(),
  /** Those that both are in, the largest first, up to `limits.glanceCommunities`; of herself none. */
  communities: z.array(CommunityLink),
  isSelf: z.boolean(),
  can: MemberAbilities.pick({ write: true }),
})
export type MemberGlance = z.infer<typeof MemberGlance>
