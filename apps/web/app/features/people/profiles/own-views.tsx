import type { ProfilePreviewViewer } from '@consoeurs/contract'
import { Link } from '../../../navigation/link.tsx'
import { profilesText } from '../../../text/profiles.ts'
import styles from './own-page.module.css'

export const ownViews: Record<ProfilePreviewViewer, string> = {
  member: '/p?vue=membre',
  contact: '/p?vue=contact',
  visitor: '/p?vue=visiteuse',
}
const onlookers = ['member', 'contact', 'visitor'] as const

/** Null on /p itself. A tab without a view is an old address. */
export function readOwnView(params: URLSearchParams): ProfilePreviewViewer | null {
  const view = params.get('vue')
  if (view === 'visiteuse') return 'visitor'
  if (view === 'contact') return 'contact'
  return view === null && !params.has('onglet') ? null : 'member'
}

/** Which kind of viewer the preview is for. */
export const OwnViewSwitch = ({ current }: { current: ProfilePreviewViewer }) => (
  <div className={styles.views}>
    <span className="small soft">{profilesText.viewAs}</span>
    <nav className="segmented" aria-label={profilesText.viewAs}>
      {onlookers.map((eyes) => (
        <Link
          key={eyes}
          to={ownViews[eyes]}
          prefetch="intent"
          replace
          aria-current={current === eyes ? 'true' : undefined}
        >
          {profilesText.views[eyes]}
        </Link>
      ))}
    </nav>
  </div>
)
