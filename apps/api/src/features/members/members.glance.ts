import { type InCommon, limits, type MemberGlance, truncate } from '@consoeurs/contract'
import type { Queryable } from '@consoeurs/database'
import type { Viewer } from '../../platform/access.ts'
import { can } from '../../platform/policy.ts'
import { loadSharedCommunities } from '../communities/public.ts'
import { inCommon } from './members.affinity.ts'
import { type CardContext, memberCard } from './members.cards.ts'
import { memberPolicy } from './members.policy.ts'
import { loadRow } from './members.profile.ts'
import { requireMember } from './members.subject.ts'
import { loadWishes } from './members.wishes.ts'

const hasAny = ({ interests, lookingFor, answers }: InCommon) =>
  interests.length > 0 || lookingFor.length > 0 || answers > 0

/**
 * What a card over a page says of a member, by the name she bears or one that she left. It makes no visit: only an open
 * profile tells one.
 * @throws AppError MEMBER_NOT_FOUND where her profile would answer so
 */
export async function loadGlance(
  db: Queryable,
  context: CardContext & { viewer: Viewer },
  username: string,
): Promise<MemberGlance> {
  const { viewer } = context
  const member = await requireMember(db, viewer, { username }, 'member.see')
  const isSelf = viewer.id === member.id
  const [row, wishes, communities] = await Promise.all([
    loadRow(db, viewer, member.id),
    loadWishes(db, viewer.id),
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
