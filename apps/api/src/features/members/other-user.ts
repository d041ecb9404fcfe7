import type { Queryable } from '@consoeurs/database'
import { AppError } from '../../platform/errors.ts'
import { loadCommunitiesOf } from '../communities/public.ts'
import type { CardContext } from './members.cards.ts'
import { loadProfile } from './members.profile.ts'
import { loadMemberById } from './members.subject.ts'
import { userFiles } from './user-files.ts'

/**
 * GET /api/users/{id} (specification §7) of somebody else: every relation that the call populates is there, and holds
 * what the reader sees on the profile. Whom a member blocked, how she is notified and when her certificate ends are
 * nobody's but hers: those stay empty, where the specification's call, which asks for no authorisation, gives them to
 * anyone.
 * @throws AppError MEMBER_NOT_FOUND as for a member who does not exist
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
