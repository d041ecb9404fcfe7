import type { Queryable } from '@consoeurs/database'
import { AppError } from '../../../platform/http/errors.ts'
import type { CardContext } from '../../people/members/public.ts'
import { loadMemberById, loadProfile } from '../../people/members/public.ts'
import { loadCommunitiesOf } from '../../publishing/communities/public.ts'
import { userFiles } from './user-files.ts'

/**
 * GET /api/users/{id} (specification §7) for another member, with all populated relations, limited to what the viewer
 * sees on the profile. Block list, notification settings and certificate dates stay empty, although the specification's
 * unauthorised call would reveal them.
 * @throws AppError MEMBER_NOT_FOUND also for an invisible member
 */
export async function loadOtherUser(db: Queryable, context: CardContext, id: number): Promise<Record<string, unknown>> {
  const { viewer } = context
  const member = await loadMemberById(db, viewer, id)
  if (member === null) throw new AppError('MEMBER_NOT_FOUND')
  const [profile, communities] = await Promise.all([
    loadProfile(db, context, member.username),
    loadCommunitiesOf(db, viewer, id),
  ])
  const { username, displayName, lastConnection, city, certified, photos } = profile
  return {
    id,
    username,
    displayName,
    lastConnection,
    geolocation: city === null ? null : { city },
    userProfile: { status: 'complete', certified, certificate: null, files: userFiles(photos) },
    userData: { id, notifications: [], blockedMembers: [] },
    communities,
  }
}
