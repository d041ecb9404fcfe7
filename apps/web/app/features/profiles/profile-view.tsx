import type { MemberProfile, Page, ShareView } from '@consoeurs/contract'
import { type ReactNode, useState } from 'react'
import { profilesText } from '../../text/profiles.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { HonorState } from '../honors/public.ts'
import { ProfileAbout, wordsFor } from './profile-about.tsx'
import { ProfileActions } from './profile-actions.tsx'
import { ProfileHead } from './profile-head.tsx'
import { PhotoWall } from './profile-photos.tsx'
import { type ProfileTab, tabHref } from './profile-tabs.ts'

interface ProfileViewProps {
  profile: MemberProfile
  tab: ProfileTab
  /** Address of its tabs. */
  base: string
  /** Her shares, on their tab. */
  shares: Page<ShareView> | null
  /** Interests of the one who looks. */
  mine: string[]
  /** In place of what one can do on another's profile. */
  actions?: ReactNode
}

/** Most who come read « À propos »: the feed is fetched with its tab. */
const ProfileShares = lazyPart(async () => (await import('./profile-shares.tsx')).ProfileShares, {
  drawnAs: '.pf-body:not(.pad)',
  fallback: <SkeletonList count={2} />,
})

/** What she did is served with the page; what the viewer gives her since lives here. */
function useHonors({ honorGiven, honors }: MemberProfile) {
  const [served, setServed] = useState(honors)
  const [state, setState] = useState<HonorState>({ given: honorGiven, counts: honors })
  if (served !== honors) {
    setServed(honors)
    setState({ given: honorGiven, counts: honors })
  }
  return { state, setState }
}

/** A profile: head, tabs, and the tab that is open. */
export function ProfileView({ profile, tab, base, shares, mine, actions }: ProfileViewProps) {
  const { state, setState } = useHonors(profile)
  const { photos, displayName } = profile
  return (
    <div className="pf">
      <ProfileHead profile={profile}>
        {actions ?? <ProfileActions profile={profile} honors={state} showHonors={setState} />}
      </ProfileHead>
      <div className="pf-tabs pad">
        <Tabs
          label={profilesText.tabs}
          current={tabHref(base, tab)}
          items={[
            { to: tabHref(base, 'about'), label: profilesText.about },
            {
              to: tabHref(base, 'shares'),
              label: profilesText.shares,
              count: profile.shareCount,
              onIntent: ProfileShares.prepare,
            },
            { to: tabHref(base, 'photos'), label: profilesText.photos, count: photos.length },
          ]}
        />
      </div>
      <div className={tab === 'shares' ? 'pf-body' : 'pf-body pad'}>
        {tab === 'about' ? <ProfileAbout profile={profile} honors={state} mine={mine} /> : null}
        {tab === 'shares' && shares !== null ? <ProfileShares profile={profile} first={shares} /> : null}
        {tab === 'photos' && photos.length > 0 ? <PhotoWall photos={photos} name={displayName} /> : null}
        {tab === 'photos' && photos.length === 0 ? <EmptyState {...wordsFor(profile).noPhotos} /> : null}
      </div>
    </div>
  )
}
