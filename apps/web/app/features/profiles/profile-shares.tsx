import type { MemberProfile, Onlooker, Page, ShareView } from '@consoeurs/contract'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ShareFeed } from '../shares/public.ts'
import { wordsFor } from './words-for.ts'

interface ProfileSharesProps {
  profile: MemberProfile
  first: Page<ShareView>
  /** Whose eyes she borrows, on her own profile. */
  seenBy?: Onlooker
}

/** « Partages »: what she shared, newest first. */
export function ProfileShares({ profile, first, seenBy }: ProfileSharesProps) {
  return (
    <ShareFeed
      first={first}
      query={{ author: profile.username, seenBy }}
      empty={<EmptyState {...wordsFor(profile).noShares} />}
      path="/shares"
    />
  )
}
