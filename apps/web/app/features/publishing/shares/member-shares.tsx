import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { type ProfileSharesProps, profileTextFor } from '../../people/profiles/public.ts'
import { ShareFeed } from './share-feed.tsx'

export function MemberShares({ profile, first, seenBy }: ProfileSharesProps) {
  return (
    <ShareFeed
      first={first}
      query={{ author: profile.username, seenBy }}
      empty={<EmptyState {...profileTextFor(profile).noShares} />}
      path="/shares"
    />
  )
}
