import type { CommunityCard, MemberProfile, Page, ProfilePreviewViewer, ShareView } from '@consoeurs/contract'
import { type ReactNode, useState } from 'react'
import './profile-tiles.module.css'
import styles from '../../../styles/shared/profile.module.css'
import { type LazyPart, lazyPart } from '../../../ui/lazy-part.tsx'
import { SkeletonList } from '../../../ui/states/skeleton.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import type { HonorState } from '../honors/public.ts'
import type { LatestShares } from './latest-shares.tsx'
import { ProfileActions } from './profile-actions.tsx'
import { ProfileBar, SharesBar } from './profile-bar.tsx'
import { ProfileHead } from './profile-head.tsx'
import heroStyles from './profile-hero.module.css'
import type { ProfileTab } from './profile-tabs.ts'

interface ProfileViewProps {
  profile: MemberProfile
  tab: ProfileTab
  /** Address of the profile in this point of view. */
  base: string
  /** Of the shares tab. */
  shares: Page<ShareView> | null
  /** Of the other tab. */
  latest?: LatestShares
  /** Communities of both. */
  shared?: CommunityCard[]
  /** On the own profile: which kind of viewer to preview. */
  seenBy?: ProfilePreviewViewer
  /** Replaces the default actions. */
  actions?: ReactNode
  /** Injected from the shares feature. */
  Shares: LazyPart<ProfileSharesProps>
}

export interface ProfileSharesProps {
  profile: MemberProfile
  first: Page<ShareView>
  /** On the own profile: which kind of viewer to preview. */
  seenBy?: ProfilePreviewViewer
}

export const drawnIn = (tab: ProfileTab) => ({
  drawnAs: `[data-hook~="profile-body"][data-tab="${tab}"]`,
  fallback: <SkeletonList count={2} />,
  vital: true,
})

/** Each tab's code is loaded with it. */
const ProfileAbout = lazyPart(async () => (await import('./profile-about.tsx')).ProfileAbout, drawnIn('about'))

const NOTHING: LatestShares = { shares: [], recipes: [] }

/** Starts with the loader's data, then keeps the viewer's own changes. */
function useHonors({ honorGiven, honors }: MemberProfile) {
  const [served, setServed] = useState(honors)
  const [state, setState] = useState<HonorState>({ given: honorGiven, honors })
  if (served !== honors) {
    setServed(honors)
    setState({ given: honorGiven, honors })
  }
  return { state, setState }
}

export function ProfileView(props: ProfileViewProps) {
  const { profile, tab, base, shares, latest = NOTHING, shared = [], seenBy, actions, Shares } = props
  const { state, setState } = useHonors(profile)
  const isVisitor = useViewer() === null
  if (tab === 'shares') {
    return (
      <div className={heroStyles.profile}>
        <SharesBar profile={profile} back={base} />
        <div data-hook="profile-body" data-tab={tab}>
          {shares === null ? null : <Shares profile={profile} first={shares} seenBy={seenBy} />}
        </div>
      </div>
    )
  }
  return (
    <div className={heroStyles.profile}>
      {isVisitor || actions !== undefined ? null : <ProfileBar profile={profile} />}
      <ProfileHead profile={profile} likeable={actions === undefined}>
        {actions ?? <ProfileActions profile={profile} honors={state} showHonors={setState} />}
      </ProfileHead>
      <div className={`${styles.body} gutter`} data-hook="profile-body" data-tab={tab}>
        <ProfileAbout {...{ profile, base, latest, shared }} honors={state} />
      </div>
    </div>
  )
}
