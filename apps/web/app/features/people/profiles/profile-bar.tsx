import type { MemberProfile } from '@consoeurs/contract'
import { useNavigate } from 'react-router'
import { QuickExitLink } from '../../../quick-exit/quick-exit-link.tsx'
import { membersText } from '../../../text/members.ts'
import { layoutText } from '../../../text/pages/layout.ts'
import { IconLink } from '../../../ui/icon-button.tsx'
import { FavoriteButton } from '../favorites/public.ts'
import styles from './profile-hero.module.css'
import { ProfileMenu } from './profile-menu.tsx'

/** The router numbers the entries of this visit; before the first is another site. */
const cameFromHere = (): boolean => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0

/** One step back, which restores the scroll position; the parent page where the profile was opened directly. */
function BackLink({ to }: { to: string }) {
  const navigate = useNavigate()
  return (
    <IconLink
      to={to}
      icon="arrow-left"
      label={layoutText.back}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || !cameFromHere()) return
        event.preventDefault()
        void navigate(-1)
      }}
    />
  )
}

/** Discs over the portrait. */
export function ProfileBar({ profile }: { profile: MemberProfile }) {
  return (
    <div className={styles.bar}>
      <BackLink to="/members" />
      <span className={styles.barEnd}>
        <QuickExitLink className="only-phone" />
        {profile.isSelf ? null : (
          <>
            <FavoriteButton member={profile} />
            <ProfileMenu profile={profile} />
          </>
        )}
      </span>
    </div>
  )
}

/** Above all shares of one member. */
export function SharesBar({ profile: { displayName, age }, back }: { profile: MemberProfile; back: string }) {
  return (
    <header className={styles.sharesBar}>
      <BackLink to={back} />
      <h1 className="display heading-3 grow">{membersText.nameAge(displayName, age)}</h1>
      <QuickExitLink className="only-phone" />
    </header>
  )
}
