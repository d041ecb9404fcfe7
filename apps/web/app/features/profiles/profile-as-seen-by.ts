import type { MemberProfile, OwnProfile } from '@consoeurs/contract'

export type Onlooker = 'member' | 'visitor'

/**
 * Her own profile as another woman gets it from the API, or null where the answer would be « not found ». What she only
 * shows to those she accepted, and what she hides, is gone here too.
 */
export function profileAsSeenBy(own: OwnProfile, onlooker: Onlooker): MemberProfile | null {
  if (own.status === 'hidden') return null
  const isVisitor = onlooker === 'visitor'
  if (isVisitor && (own.visibility !== 'public' || own.status !== 'complete')) return null
  const photos = own.photos.filter(({ visibility }) => visibility === 'everyone')
  const mainIsShown = photos.some(({ main }) => main)
  const hidesTime = isVisitor || own.hideLastConnection
  return {
    ...own,
    isSelf: false,
    photos,
    photo: mainIsShown ? own.photo : null,
    avatar: mainIsShown ? own.avatar : null,
    lastConnection: hidesTime ? null : own.lastConnection,
    freshness: hidesTime ? null : own.freshness,
  }
}
