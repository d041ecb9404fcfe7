import type { CommunityCard, MemberProfile, Onlooker, Page, ShareView } from '@consoeurs/contract'
import { type ReactNode, useState } from 'react'
import { profilesText } from '../../text/profiles.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { HonorState } from '../honors/public.ts'
import { ProfileActions } from './profile-actions.tsx'
import { ProfileHead } from './profile-head.tsx'
import { type ProfileTab, tabHref } from './profile-tabs.ts'
import { wordsFor } from './words-for.ts'

interface ProfileViewProps {
  profile: MemberProfile
  tab: ProfileTab
  /** Address of its tabs. */
  base: string
  /** Her shares, on their tab. */
  shares: Page<ShareView> | null
  /** Interests of the one who looks. */
  mine: string[]
  /** Communities where both are. */
  shared?: CommunityCard[]
  /** Whose eyes she borrows, on her own profile. */
  seenBy?: Onlooker
  /** In place of what one can do on another's profile. */
  actions?: ReactNode
}

const drawnIn = (tab: ProfileTab) => ({
  drawnAs: `.pf-body[data-tab="${tab}"]`,
  fallback: <SkeletonList count={2} />,
  vital: true,
})

/** What a tab shows is fetched with it, or when a hand comes near. */
const ProfileAbout = lazyPart(async () => (await import('./profile-about.tsx')).ProfileAbout, drawnIn('about'))
const ProfileShares = lazyPart(async () => (await import('./profile-shares.tsx')).ProfileShares, drawnIn('shares'))
const PhotoWall = lazyPart(async () => (await import('./profile-photos.tsx')).PhotoWall, drawnIn('photos'))

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
export function ProfileView(props: ProfileViewProps) {
  const { profile, tab, base, shares, mine, shared = [], seenBy, actions } = props
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
            { to: tabHref(base, 'about'), label: profilesText.about, onIntent: ProfileAbout.prepare },
            {
              to: tabHref(base, 'shares'),
              label: profilesText.shares,
              count: profile.shareCount,
              onIntent: ProfileShares.prepare,
            },
            {
              to: tabHref(base, 'photos'),
              label: profilesText.photos,
              count: photos.length,
              onIntent: PhotoWall.prepare,
            },
          ]}
        />
      </div>
      <div className={tab === 'shares' ? 'pf-body' : 'pf-body pad'} data-tab={tab}>
        {tab === 'about' ? <ProfileAbout profile={profile} honors={state} mine={mine} shared={shared} /> : null}
        {tab === 'shares' && shares !== null ? (
          <ProfileShares profile={profile} first={shares} seenBy={seenBy} />
        ) : null}
        {tab === 'photos' && photos.length > 0 ? <PhotoWall photos={photos} name={displayName} /> : null}
        {tab === 'photos' && photos.length === 0 ? <EmptyState {...wordsFor(profile).noPhotos} /> : null}
      </div>
    </div>
  )
}
