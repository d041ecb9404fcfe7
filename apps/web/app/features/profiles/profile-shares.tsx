import type { MemberProfile, Page, ShareView } from '@consoeurs/contract'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ShareFeed } from '../shares/public.ts'
import { wordsFor } from './words-for.ts'

/** « Partages »: what she shared, newest first. */
export function ProfileShares({ profile, first }: { profile: MemberProfile; first: Page<ShareView> }) {
  return (
    <ShareFeed
      first={first}
      query={{ author: profile.username }}
      empty={<EmptyState {...wordsFor(profile).noShares} />}
      path="/shares"
    />
  )
}
