import { type CommonTraits, type CommunityLink, limits, type MemberGlance, truncate } from '@consoeurs/contract'
import type { Queryable } from '@consoeurs/database'
import type { Viewer } from '../../../platform/http/access.ts'
import { can } from '../../../platform/http/policy.ts'
import { inCommon } from './members.affinity.ts'
import { type CardContext, memberCard } from './members.cards.ts'
import { memberPolicy } from './members.policy.ts'
import { loadMatchPreferences } from './members.preferences.ts'
import { loadRow } from './members.profile.ts'
import { requireMember } from './members.subject.ts'

/** Largest first; passed in at registration. */
export type LoadSharedCommunities = (
  db: Queryable,
  viewer: { id: number },
  shared: { memberId: number; most: number },
) => Promise<CommunityLink[]>

const hasAny = ({ interests, lookingFor, answers }: CommonTraits) =>
  interests.length > 0 || lookingFor.length > 0 || answers > 0

/**
 * By current or former username. Records no visit: only opening a profile does.
 * @throws AppError MEMBER_NOT_FOUND
 */
export async function loadGlance(
  db: Queryable,
  context: CardContext & { viewer: Viewer; loadSharedCommunities: LoadSharedCommunities },
  username: string,
): Promise<MemberGlance> {
  const { viewer, loadSharedCommunities } = context
  const member = await requireMember(db, viewer, { username }, 'member.see')
  const isSelf = viewer.id === member.id
  const [row, wishes, communities] = await Promise.all([
    loadRow(db, viewer, member.id),
    loadMatchPreferences(db, viewer.id),
    isSelf ? [] : loadSharedCommunities(db, viewer, { memberId: member.id, most: limits.glanceCommunities }),
  ])
  const { profile } = row
  const common = inCommon(profile, wishes)
  return {
    ...memberCard(row, context),
    about: profile.headline === '' ? truncate(profile.about, limits.glanceAbout) : '',
    common: !isSelf && hasAny(common) ? common : null,
    communities,
    isSelf,
    can: { write: can(memberPolicy, viewer, 'member.write', member) },
  }
}
